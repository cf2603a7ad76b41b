/** The rules that the start page has chosen: what the server offers, what differs, and what does not go together. */
import { checkRules, rulesOffer } from '../lib/api';
import { conflictWords, houseSentences, ofEdition, presetOf, rulesToSend } from '../lib/house';
import { settings } from '../lib/settings.svelte';
import type { RulesCheck, RulesOffer } from '../lib/wire';

const CHECK_AFTER = 200;

export class HouseState {
  /** A preset chosen before the offer was there. */
  #wanted: string | null = null;
  #checked = $state.raw<RulesCheck | null>(null);
  #offers = $state.raw<ReadonlyMap<string, RulesOffer>>(new Map());

  /** What the edition offers; without it the official rules can be played all the same. */
  readonly offer = $derived(this.#offers.get(settings.edition) ?? null);
  readonly isOfficial = $derived(Object.keys(settings.house).length === 0);
  readonly preset = $derived(this.offer ? presetOf(settings.house, this.offer.presets) : this.isOfficial ? 'official' : null);
  readonly sentences = $derived(this.offer ? houseSentences(settings.house, this.offer) : []);

  /** What does not go together, as sentences. */
  readonly problems = $derived(this.offer && this.#checked ? conflictWords(this.#checked, settings.house, this.offer, settings.opponents + 1) : []);

  use(preset: string): void {
    const found = this.offer?.presets.find((one) => one.name === preset);
    if (found) settings.house = { ...found.rules };
    this.#wanted = found ? null : preset;
  }

  /** Ask the server as the choices change. Call once, in an effect root. */
  watch(): void {
    $effect(() => {
      const { edition } = settings;
      if (this.#offers.has(edition)) return;
      rulesOffer(edition).then((found) => (this.#offers = new Map([...this.#offers, [edition, found]])), () => undefined);
    });
    // Another edition has other switches.
    $effect(() => {
      if (!this.offer) return;
      if (this.#wanted !== null) this.use(this.#wanted);
      const known = ofEdition(settings.house, this.offer);
      if (Object.keys(known).length !== Object.keys(settings.house).length) settings.house = known;
    });
    // Contradictions are told while they are made.
    $effect(() => {
      const body = { edition: settings.edition, rules: rulesToSend(settings.house, settings.length), players: settings.opponents + 1 };
      let current = true;
      const timer = setTimeout(() => {
        if (this.isOfficial) this.#checked = null;
        else checkRules(body).then((found) => current && (this.#checked = found), () => undefined);
      }, this.isOfficial ? 0 : CHECK_AFTER);
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }
}
