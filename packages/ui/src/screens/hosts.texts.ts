import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Host trees as the list of species has them, which is German. */
const hosts: Readonly<Record<string, string>> = {
  Fichte: 'Fichte',
  'Fichte/Kiefer': 'Fichte/Kiefer',
  Weißtanne: 'Weißtanne',
  Kiefer: 'Kiefer',
  Lärche: 'Lärche',
  Nadelholz: 'Nadelholz',
  Laubholz: 'Laubholz',
  'Laub-/Nadelholz': 'Laub-/Nadelholz',
  Eiche: 'Eiche',
  Buche: 'Buche',
  Esche: 'Esche',
  Birke: 'Birke',
  Ulme: 'Ulme',
  Hainbuche: 'Hainbuche',
}

/** The host trees of species, in words. */
export const hostTexts = defineTexts({ hosts }, async () => (await import('./hosts.texts.en.ts')).en)
