import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    cancel: 'Abbrechen',
    close: 'Schließen',
    undo: 'Rückgängig',
    now: 'Sofort senden',
    waits: (seconds: number) => `Wird in ${seconds} s gesendet. Bis dahin ist nichts geschehen.`,
    more: (count: string) => `und ${count} weitere`,
    result: { waiting: 'noch nicht begonnen', running: 'wird geändert', done: 'geändert', failed: 'nicht geändert' },
  },
  async () => (await import('./BulkChange.texts.en.ts')).en,
)
