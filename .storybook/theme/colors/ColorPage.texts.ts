import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Farben',
    lead: 'Alle Farben aus den Tokens selbst: die Stufen, ihre Bedeutung, und was worauf steht. Bauteile nennen Bedeutungen, nie Stufen.',
    steps: 'Stufen',
    stepsText: 'Neutral mit einer Spur Grün, und Grün um #007d40.',
    ladders: { neutral: 'Neutral', green: 'Grün' },
    groups: {
      grounds: 'Flächen',
      lines: 'Schrift und Linien',
      accent: 'Akzent',
      sidebar: 'Seitenleiste',
      status: 'Zustände',
      charts: 'Diagramme und Karte',
    },
    modes: { light: 'Hell', dark: 'Dunkel' },
    contrast: 'Kontrast',
    contrastText:
      'Schrift mindestens 4,5 : 1, Kanten, Bilder und Fokusring mindestens 3 : 1 (WCAG 2.2). Ein Test rechnet jedes Paar, auch mit jeder anderen Themenfarbe.',
    front: 'Vorn',
    ground: 'Grund',
    least: 'Mindestens',
    sample: 'Buchdrucker',
    fails: 'reicht nicht',
  },
  async () => (await import('./ColorPage.texts.en.ts')).en,
)
