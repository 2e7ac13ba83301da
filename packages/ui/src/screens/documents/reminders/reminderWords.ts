import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { texts } from '../DocumentsScreen.texts.ts'

/** How often an invoice was reminded of, when the last time, and whether that reached anybody. */
export function reminderWords(
  { erinnert = 1, zuletzt_erinnert: last, erinnerung_gescheitert: failed = false }: InvoiceStanding,
  words: typeof texts.de.reminders,
  day: (day: string) => string,
): string {
  return last ? words.last(erinnert, day(last), failed) : words.never
}
