import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    states: 'Zustände',
    statesText: 'Zum Ansehen: Zeiger, Fokus und Druck sind dargestellt, nicht echt.',
    keyboard: 'Tastatur',
    noKeys: 'Nimmt keine eigene Taste.',
    keys: 'Taste',
    effect: 'Was geschieht',
    or: 'oder',
    notFor: 'Wofür nicht',
    props: 'Eigenschaften',
    noComponent: 'Kein Bauteil zum Zeichnen: Typen und Funktionen, deren Erklärung im Code steht.',
    propsTitle: (name: string) => `Eigenschaften von ${name}`,
    noProps: (name: string) => `${name} nimmt nur, was sein HTML-Element nimmt.`,
    type: 'Typ',
    standard: 'Standard',
    meaning: 'Bedeutung',
    optional: 'kann fehlen',
  },
  async () => (await import('./PartPage.texts.en.ts')).en,
)
