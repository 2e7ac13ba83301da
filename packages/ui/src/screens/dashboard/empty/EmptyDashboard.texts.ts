import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Noch kein Fund veröffentlicht',
    text: 'Mit dem ersten stehen hier Karte, Arten und Jahreslauf.',
    firstSteps: { review: 'GIS öffnen', people: 'Nutzer verwalten', report: 'Fund melden' },
  },
  async () => (await import('./EmptyDashboard.texts.en.ts')).en,
)
