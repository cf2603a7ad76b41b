/** House rules as the start page handles them: what differs from the edition's rules, pure functions. */
import type { Length } from './settings.svelte';
import type { Preset, RulesCheck, RulesOffer, RulesView, SwitchInfo, Switches } from './wire';
import { capital, list, sayIf } from './words.svelte';

export type Value = string | number;

/** The presets in the order they are offered. */
export const PRESETS = ['official', 'mobile', 'party', 'no_mercy_style'] as const;
export const STACK_KINDS = ['22', '44', '42', '24'] as const;
/** What "How long" decides, so that these have no say in a single round. */
const LENGTH_KEYS = ['scoring', 'target'];

export function isOn(value: Value): boolean {
  return value !== 'none' && value !== 'off' && value !== 0;
}

export function valueOf(info: SwitchInfo, house: Switches): Value {
  return house[info.key] ?? info.default;
}

/** What a switch decides. A rule that the catalogues do not know yet is told in the server's English. */
export function saysOf(info: SwitchInfo): string {
  return sayIf(`switch-${info.key}`) ?? capital(info.says);
}

/** The sentence of a value. */
export function wordsOf(info: SwitchInfo, value: Value): string {
  const told = info.words[String(value)] ?? (info.words['{n}'] ?? '').replaceAll('{n}', String(value));
  return valueWords(info.key, value) ?? `${capital(told)}.`;
}

/** The same as a choice in a menu: without its full stop. */
export function optionOf(info: SwitchInfo, value: Value): string {
  return wordsOf(info, value).replace(/[.。]$/, '');
}

/** What a group of switches is called: its English heading is its key. */
export function groupWords(group: string): string {
  return sayIf(`group-${group.toLowerCase().replaceAll(' ', '-')}`) ?? group;
}

/** The sentence of a switch's value out of the catalogue, or null: of a word or number, of any number, or of a set of kinds. */
function valueWords(key: string, value: Value): string | null {
  const kinds = String(value).split(',').map((kind) => sayIf(`switch-${key}--${kind}`) ?? kind);
  const set = isOn(value) ? sayIf(`switch-${key}--kinds`, { kinds: list(kinds, 'comma') }) : null;
  return set ?? sayIf(`switch-${key}--${value}`) ?? sayIf(`switch-${key}--n`, { n: Number(value) });
}

/** The house rules of a table as sentences. The server says which count as such. */
export function ruleSentences(rules: RulesView): string[] {
  return rules.differs.map((said) => {
    const [end, key = ''] = / \((\w+)\)$/.exec(said) ?? [''];
    const value = rules.switches[key];
    return (value === undefined ? null : valueWords(key, value)) ?? `${capital(said.slice(0, said.length - end.length))}.`;
  });
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
  return offer.switches.filter(({ key }) => house[key] !== undefined && key !== 'target').map((info) => wordsOf(info, valueOf(info, house)));
}

/** What is wrong with the choices, as sentences; of a kind that the catalogues do not know, the server's English. */
export function conflictWords({ kinds, problems }: RulesCheck, house: Switches, offer: RulesOffer, players: number): string[] {
  const number = (key: string) => Number(house[key] ?? offer.switches.find((info) => info.key === key)?.default ?? 0);
  const args = { players, hand: number('hand'), mercy: number('mercy') };
  return [...new Set(problems.map((problem, i) => sayIf(`conflict-${kinds[i]}`, args) ?? `${capital(problem)}.`))];
}

/** A stored value that may have been written by anybody. */
export function readSwitches(value: unknown): Switches {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const isValue = (one: unknown): one is Value => typeof one === 'string' || typeof one === 'number';
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Value] => isValue(entry[1])));
}
