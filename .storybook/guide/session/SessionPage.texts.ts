import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Sitzung',
    lead: 'Wie eine Seite zu ihrer Anmeldung kommt und was geschieht, wenn es nicht gelingt. Gezeichnet aus startTable.ts.',
    drawing: 'Wohin ein Start führt',
    drawingText: 'Links, weshalb gefragt wird; am Pfeil, was dabei herauskam; rechts, was daraus folgt.',
    table: 'Dasselbe als Tabelle',
    tableText: 'Zu jedem Start jedes Ergebnis.',
    kind: 'Start',
    result: 'Ergebnis',
    outcome: 'Folge',
  },
  async () => (await import('./SessionPage.texts.en.ts')).en,
)
