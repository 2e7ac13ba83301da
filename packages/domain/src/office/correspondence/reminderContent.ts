import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { InvoiceStanding, Payment } from '@waldkerf/domain/entities/documents/payments'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'

type Content = Reminder['inhalt']

export interface ReminderSource {
  office: Content['verkaeufer']
  client: Content['kunde']
  invoice: Pick<Invoice, 'id' | 'nummer' | 'rn_datum'>
  standing: InvoiceStanding
  /** Of this invoice. */
  payments: readonly Pick<Payment, 'id' | 'zu' | 'datum' | 'betrag' | 'art'>[]
}

/** The current content of a reminder, as the service stores it with the reminder. Payments taken back are left out. */
export function reminderContent({ office, client, invoice, standing, payments }: ReminderSource): Content {
  const { id, nummer, rn_datum } = invoice
  const { brutto, bezahlt, offen, faellig } = standing
  const takenBack = new Set(payments.map(({ zu }) => zu))
  return {
    verkaeufer: office,
    kunde: client,
    rechnung: { id, nummer, rn_datum, faellig },
    brutto,
    bezahlt,
    offen,
    zahlungen: payments
      .filter((row) => row.zu === null && !takenBack.has(row.id))
      .toSorted((a, b) => a.datum.localeCompare(b.datum) || a.id - b.id)
      .map(({ datum, betrag, art }) => ({ datum, betrag, art })),
  }
}
