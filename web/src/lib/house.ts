/** House rules as the start page handles them: what differs from the edition's rules, pure functions. */
import { capital } from './cards';
import type { Length } from './settings.svelte';
import { ruleSentence } from './text';
import type { Preset, RulesOffer, SwitchInfo, Switches } from './wire';

export type Value = string | number;

/** The names of the presets in plain words, in the order they are offered. */
export const PRESET_NAMES: readonly (readonly [string, string])[] = [
  ['official', 'Official'], ['mobile', 'Mobile'], ['party', 'Party'], ['no_mercy_style', 'No mercy'],
];
export const STACK_KINDS: readonly (readonly [string, string])[] = [
  ['22', 'Draw Two on Draw Two'], ['44', 'Wild Draw Four on Wild Draw Four'], ['42', 'Wild Draw Four on Draw Two'],
  ['24', 'Draw Two of the colour named on Wild Draw Four'],
];
/** What "How long" decides, so that these have no say in a single round. */
const LENGTH_KEYS = ['scoring', 'target'];

export function isOn(value: Value): boolean {
  return value !== 'none' && value !== 'off' && value !== 0;
}

export function valueOf(info: SwitchInfo, house: Switches): Value {
  return house[info.key] ?? info.default;
}

/** The sentence of a value. */
export function wordsOf(info: SwitchInfo, value: Value): string {
  return capital(info.words[String(value)] ?? (info.words['{n}'] ?? '').replaceAll('{n}', String(value)));
}

/** Whether a switch means anything: what it needs is on, and no single round takes its say. */
export function hasSay(info: SwitchInfo, house: Switches, offer: RulesOffer, length: Length): boolean {
  if (length === 'round' && LENGTH_KEYS.includes(info.key)) return false;
  const needed = offer.switches.find(({ key }) => key === info.needs);
  return needed === undefined || isOn(valueOf(needed, house));
}

/** The choices with one switch set; its default is no choice, and what needs a switch that is off goes with it. */
export function withSwitch(house: Switches, info: SwitchInfo, value: Value, offer: RulesOffer): Switches {
  const next = { ...house, [info.key]: value };
  for (const other of offer.switches) {
    if (other.needs === info.key && !isOn(value)) delete next[other.key];
  }
  return ofEdition(next, offer);
}

/** The choices that an edition knows and that differ from its own rules. */
export function ofEdition(house: Switches, offer: RulesOffer): Switches {
  return Object.fromEntries(offer.switches.flatMap((info) => {
    const value = house[info.key];
    return value === undefined || value === info.default ? [] : [[info.key, value]];
  }));
}

/** The preset that the choices come to, or null; how a match is counted makes no difference. */
export function presetOf(house: Switches, presets: readonly Preset[]): string | null {
  const text = (rules: Switches) => JSON.stringify(Object.entries(rules).filter(([key]) => key !== 'target').sort());
  return presets.find((preset) => text(preset.rules) === text(house))?.name ?? null;
}

/** The switches in groups, in the server's order. */
export function groupsOf(offer: RulesOffer): [string, SwitchInfo[]][] {
  const groups = new Map<string, SwitchInfo[]>();
  for (const info of offer.switches) groups.set(info.group, [...(groups.get(info.group) ?? []), info]);
  return [...groups];
}

/** What is sent: a single round has a scoring of its own. */
export function rulesToSend(house: Switches, length: Length): Switches {
  if (length !== 'round') return house;
  const rest = Object.entries(house).filter(([key]) => !LENGTH_KEYS.includes(key));
  return { ...Object.fromEntries(rest), scoring: 'single' };
}

/** What differs from official play, as sentences. */
export function houseSentences(house: Switches, offer: RulesOffer): string[] {
  return offer.switches.filter(({ key }) => house[key] !== undefined && key !== 'target').map((info) => ruleSentence(wordsOf(info, valueOf(info, house))));
}

/** A stored value that may have been written by anybody. */
export function readSwitches(value: unknown): Switches {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const isValue = (one: unknown): one is Value => typeof one === 'string' || typeof one === 'number';
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Value] => isValue(entry[1])));
}
