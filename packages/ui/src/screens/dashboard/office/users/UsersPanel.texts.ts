import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Neue Nutzer',
    month: 'Monat',
    count: 'Neue Nutzer',
    note: (waiting: number) =>
      waiting === 1 ? '1 Person ist noch nicht freigeschaltet.' : `${waiting} Personen sind noch nicht freigeschaltet.`,
    empty: 'Noch keine Nutzer',
    emptyText: 'Wer sich anmeldet, steht hier.',
    requests: 'Expertenmodus angefragt',
    noRequests: 'Keine Anfragen',
    noRequestsText: 'Niemand wartet auf den Expertenmodus.',
    since: (day: string) => `registriert seit ${day}`,
    more: (count: number) => `und ${count} weitere`,
  },
  async () => (await import('./UsersPanel.texts.en.ts')).en,
)
