import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    list: {
      title: 'Beispielseite',
      create: 'Neuer Eintrag',
      loading: 'Die Einträge werden geladen.',
      failed: 'Die Einträge konnten nicht geladen werden',
      empty: { title: 'Noch keine Einträge', text: 'Sobald es einen gibt, steht er hier.' },
      nothingFits: { title: 'Kein Eintrag passt', text: 'Zu dieser Auswahl gibt es keine Einträge.' },
    },
    columns: { name: 'Bezeichnung', day: 'Datum', id: 'Nr.' },
    filter: {
      label: 'Einträge filtern',
      hint: 'Bezeichnung …',
      parts: { from: { label: 'Von' }, to: { label: 'Bis' } },
    },
    form: { title: 'Neuer Eintrag', noName: 'Ohne Bezeichnung geht es nicht.' },
  },
  async () => (await import('./SamplesScreen.texts.en.ts')).en,
)
