import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Vollständigkeit',
    lead: 'Welcher Bildschirm in welchem Zustand angesehen werden kann. Die Tabelle entsteht aus dem Quelltext; fehlt etwas, schlägt ein Test fehl.',
    figures: {
      screens: 'Bildschirme',
      states: 'Zustände gezeigt',
      components: 'Komponenten gezeigt',
      missing: 'Lücken',
    },
    of: (part: string, all: string) => `${part} von ${all}`,
    onlyGaps: 'Nur Lücken zeigen',
    search: 'Bildschirm suchen',
    parts: { product: 'Bildschirme des Produkts', demo: 'Seiten der Vorlage' },
    screen: 'Bildschirm',
    more: 'Weitere',
    story: (screen: string, state: string) => `${screen}: ${state}`,
    missing: 'fehlt',
    none: 'kommt nicht vor',
    nothing: 'Nichts davon',
    nothingText: 'Kein Bildschirm passt zur Suche, oder es fehlt keiner.',
    components: 'Komponenten',
    componentsText:
      'Eine Komponente ist gezeigt, wenn eine Story sie zeigt, oder wenn sie das innere Teil genau einer Komponente ist, die gezeigt wird.',
    room: 'Ordner',
    shown: 'Eigene Story',
    inner: 'Inneres Teil',
    gaps: 'Ohne Story',
    rules: 'Wann ein Zustand gefordert ist',
    rule: {
      Ready: 'Immer: mit Daten, wie man ihn bei der Arbeit sieht.',
      Empty: 'Wenn etwas geladen oder als Liste übergeben wird: es kann nichts sein.',
      Loading: 'Wenn etwas geladen wird.',
      Failed: 'Wenn etwas nicht geladen werden kann, oder ein Versuch abgelehnt wird.',
      Forbidden: 'Wenn ein Recht übergeben wird. Verbietet die Route die ganze Seite, zeigt das die Seite selbst.',
    },
  },
  async () => (await import('./CompletenessPage.texts.en.ts')).en,
)
