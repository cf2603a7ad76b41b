/** Small sounds of our own, made on the spot: none says what a card is, nothing is told by sound alone. */
import { isMine } from './reduce';
import { LOUDEST, SOUNDS, settings } from './settings.svelte';
import type { SoundName } from './settings.svelte';
import type { GameEvent, View } from './wire';

let context: AudioContext | null = null;
let out: GainNode | null = null;

/** Browsers let a page sound only after the first gesture; until then everything is mute. */
export function wakeSound(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (out === null) {
    out = new GainNode(context);
    out.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
}

function tone(frequency: number, at: number, length: number, volume: number, kind: OscillatorType = 'triangle', to = frequency): void {
  if (!context || !out) return;
  const start = context.currentTime + at;
  const gain = new GainNode(context, { gain: 0 });
  const wave = new OscillatorNode(context, { type: kind, frequency });
  wave.frequency.linearRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(gain).connect(out);
  wave.start(start);
  wave.stop(start + length);
}

/** A breath of filtered noise: paper on paper, a brush on a drum. */
function brush(at: number, length: number, volume: number, from: number, to: number): void {
  if (!context || !out) return;
  const start = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.8 });
  filter.frequency.linearRampToValueAtTime(to, start + length);
  const gain = new GainNode(context, { gain: volume });
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
}

const MADE: Record<SoundName, () => void> = {
  turn: () => (tone(392, 0, 0.12, 0.2), tone(523, 0.11, 0.18, 0.2)),
  down: () => brush(0, 0.07, 0.36, 1800, 700),
  drawn: () => brush(0, 0.16, 0.17, 900, 2600),
  uno: () => (tone(1046, 0, 0.38, 0.17, 'sine'), tone(2093, 0, 0.2, 0.06, 'sine')),
  caught: () => (tone(130, 0, 0.1, 0.43, 'sine', 90), tone(130, 0.13, 0.12, 0.43, 'sine', 80)),
  penalty: () => brush(0, 0.3, 0.28, 300, 160),
  reverse: () => brush(0, 0.22, 0.2, 2600, 600),
  won: () => [523, 659, 784, 1046].forEach((f, i) => tone(f, i * 0.08, 0.16, 0.17)),
};
const MOST = 3;

/** Let one be heard at the volume chosen. */
export function play(name: SoundName): void {
  if (context?.state !== 'running' || !out) return;
  // Loudness is heard as its square.
  out.gain.value = (settings.volume / LOUDEST) ** 2;
  MADE[name]();
}

/** Which sounds an update makes, the most telling first. */
export function soundsOf(events: readonly GameEvent[], view: View, before: View | null): SoundName[] {
  const wanted = new Set<SoundName>();
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
  return SOUNDS.filter((name) => wanted.has(name));
}

/** The sounds of one update: a few at most, so that a long one stays quiet; away from the page, one's own turn alone. */
export function playSounds(events: readonly GameEvent[], view: View, before: View | null, away: boolean): void {
  if (!settings.sound) return;
  const heard = soundsOf(events, view, before).filter((name) => settings.sounds[name] && (!away || (name === 'turn' && settings.away.sound)));
  heard.slice(0, MOST).forEach(play);
}
