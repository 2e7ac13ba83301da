import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Prognose für zwölf Monate',
    month: 'Monat',
    kinds: { einnahme: 'Einnahmen', ausgabe: 'Ausgaben' },
    thousand: (amount: string) => `${amount} T€`,
    euro: (amount: string) => `${amount} €`,
    empty: 'Noch keine Prognose',
    emptyText: 'Sobald Beträge für die nächsten zwölf Monate erfasst sind, stehen sie hier.',
  },
  async () => (await import('./ForecastPanel.texts.en.ts')).en,
)
