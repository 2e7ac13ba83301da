import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Stand der Einmessung',
    surveyClass: 'Klasse',
    scha: 'Schächte',
    ausm: 'Ausmündungen',
    schl: 'Schlucker',
    drae: 'Dränagen (Länge in m)',
    share: 'Anteil vermessen',
    note: 'Anteil des Vermessenen je Klasse, über alle Kunden',
    empty: 'Noch nichts eingemessen',
    emptyText: 'Sobald Anlagen erfasst sind, steht hier, was vermessen ist.',
  },
  async () => (await import('./SurveyPanel.texts.en.ts')).en,
)
