import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Vollständigkeit',
    lead: 'Welcher Bildschirm in welchem Zustand angesehen werden kann, und in welchem Modus. Die Tabelle entsteht aus dem Quelltext; fehlt etwas, schlägt ein Test fehl.',
    figures: {
      screens: 'Bildschirme',
      states: 'Zustände gezeigt',
      components: 'Komponenten gezeigt',
      missing: 'Lücken',
    },
    of: (part: string, all: string) => `${part} von ${all}`,
    onlyGaps: 'Nur Lücken zeigen',
    search: 'Bildschirm suchen',
    mode: 'Verweise öffnen im Modus',
    parts: { product: 'Bildschirme des Produkts', demo: 'Seiten der Vorlage' },
    screen: 'Bildschirm',
    more: 'Weitere',
    story: (screen: string, state: string, mode: string) => `${screen}: ${state} (${mode})`,
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
    modes: 'Modi',
    modesText:
      'Eine Story wird einmal geschrieben. Im Modus sehen Werkzeugleiste, Bilder und die Prüfung der Zugänglichkeit sie in einem anderen Aussehen; für jeden hier genannten Bildschirm gelten alle.',
    held: {
      'light-de': 'Wie die Stories geschrieben sind: hell, deutsch, so breit wie das Fenster.',
      dark: 'Für alle Stories.',
      phone: 'Für alle außer Parts, Theme und Flows: 390 Pixel breit; die Schritte der Story ruhen.',
      english: 'Für alle außer Flows; die Schritte der Story ruhen.',
      'forced-colors': 'Für alle Stories. Der Browser setzt die Farben, deshalb führt kein Verweis dorthin.',
      'dark-english': 'Für Bildschirme: die Mischung, die am ehesten übersehen wird.',
    },
  },
  async () => (await import('./CompletenessPage.texts.en.ts')).en,
)
