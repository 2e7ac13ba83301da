import type { Gallery } from '@waldkerf/domain/beetles/speciesFacts'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

const sights: Record<Gallery, string> = {
  along: 'Braunes Bohrmehl, Gänge längs unter der Rinde',
  star: 'Braunes Bohrmehl, Gänge wie ein Stern unter der Rinde',
  across: 'Braunes Bohrmehl, Gänge quer unter der Rinde',
  patch: 'Harztrichter am Stammfuß, breiter Fraß unter der Rinde',
  ladder: 'Weißes Bohrmehl, Gänge im Holz wie Leitern',
  bark: 'Braunes Bohrmehl, Gänge unter der Rinde',
  wood: 'Weißes Bohrmehl, Löcher im Holz',
  root: 'Fraß an Wurzeln und Stöcken',
  unknown: '',
}
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

export const texts = defineTexts(
  {
    here: 'Hier und jetzt häufig',
    now: 'Zurzeit häufig',
    unsure: 'Ich bin nicht sicher',
    unsureHint: 'Fachleute bestimmen die Art.',
    unsureNext: 'Das genügt. Fachleute bestimmen die Art an Bild und Ort; in ‚Meine Meldungen‘ steht, was es war.',
    millimetres: (from: string, to: string) => `${from}–${to} mm`,
    sights,
    hosts,
    all: 'Alle Arten',
    allHint: 'Mit deutschem, lateinischem oder früherem Namen.',
    allPlaceholder: 'Art suchen',
    synonym: (name: string) => `auch: ${name}`,
  },
  async () => (await import('./species.texts.en.ts')).en,
)
