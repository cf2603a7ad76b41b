/** Small sounds of our own, made on the spot: none says what a card is, nothing is told by sound alone. */
import { isMine } from './reduce';
import type { GameEvent, View } from './wire';

let context: AudioContext | null = null;

/** Browsers let a page sound only after the first gesture; until then everything is mute. */
export function wakeSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

function tone(frequency: number, at: number, length: number, volume: number, kind: OscillatorType = 'triangle', to = frequency): void {
  if (!context) return;
  const start = context.currentTime + at;
  const gain = new GainNode(context, { gain: 0 });
  const wave = new OscillatorNode(context, { type: kind, frequency });
  wave.frequency.linearRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(gain).connect(context.destination);
  wave.start(start);
  wave.stop(start + length);
}

/** A breath of filtered noise: paper on paper, a brush on a drum. */
function brush(at: number, length: number, volume: number, from: number, to: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.8 });
  filter.frequency.linearRampToValueAtTime(to, start + length);
  const gain = new GainNode(context, { gain: volume });
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}

const SOUNDS = {
  down: () => brush(0, 0.07, 0.25, 1800, 700),
  drawn: () => brush(0, 0.16, 0.12, 900, 2600),
  turn: () => (tone(392, 0, 0.12, 0.14), tone(523, 0.11, 0.18, 0.14)),
  uno: () => (tone(1046, 0, 0.38, 0.12, 'sine'), tone(2093, 0, 0.2, 0.04, 'sine')),
  caught: () => (tone(130, 0, 0.1, 0.3, 'sine', 90), tone(130, 0.13, 0.12, 0.3, 'sine', 80)),
  penalty: () => brush(0, 0.3, 0.2, 300, 160),
  reverse: () => brush(0, 0.22, 0.14, 2600, 600),
  won: () => [523, 659, 784, 1046].forEach((f, i) => tone(f, i * 0.08, 0.16, 0.12)),
};

/** The sounds of one update: at most three, so that a long one stays quiet. */
export function playSounds(events: readonly GameEvent[], view: View, before: View | null): void {
  if (context?.state !== 'running') return;
  const wanted = new Set<keyof typeof SOUNDS>();
  for (const event of events) {
    if (event.type === 'played') wanted.add(event.called ? 'uno' : 'down');
    if (event.type === 'drew') wanted.add(event.cause === 'choice' ? 'drawn' : 'penalty');
    if (event.type === 'called') wanted.add('uno');
    if (event.type === 'caught') wanted.add('caught');
    if (event.type === 'challenged') wanted.add('penalty');
    if (event.type === 'reversed') wanted.add('reverse');
    if (event.type === 'round_over') wanted.add('won');
  }
  if (isMine(view) && (before === null || !isMine(before))) wanted.add('turn');
  [...wanted].slice(0, 3).forEach((name) => SOUNDS[name]());
}
