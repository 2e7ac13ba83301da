import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: (count: number) => (count === 1 ? 'Eine Zeile einfügen' : `${count} Zeilen einfügen`),
    sum: (amount: string) => `Zusammen ${amount} netto.`,
    unread: (count: number) =>
      count === 1
        ? 'Eine Zahl ist unklar. Sie kommt, wie sie dasteht, und wird in ihrer Position nachgefragt.'
        : `${count} Zahlen sind unklar. Sie kommen, wie sie dastehen, und werden in ihren Positionen nachgefragt.`,
    columns: { bez: 'Leistung', anzahl: 'Menge', einheit: 'Einheit', ep: 'Einzelpreis' },
    cancel: 'Abbrechen',
    take: (count: number) => (count === 1 ? 'Zeile übernehmen' : `${count} Zeilen übernehmen`),
  },
  async () => (await import('./paste.texts.en.ts')).en,
)
