import type { InvoiceStanding, Payment } from '@waldkerf/domain/entities/documents/payments'

/** An invoice of 1,190 €, due in ten days, of which nothing is paid; for stories. */
export const openStanding: InvoiceStanding = {
  rechnung_id: 41,
  brutto: '1190.00',
  bezahlt: '0.00',
  offen: '1190.00',
  ueberzahlt: '0.00',
  faellig: '2026-11-30',
  zustand: 'offen',
}

/** The same with 2 % Skonto until the 26th. */
export const discountedStanding: InvoiceStanding = {
  ...openStanding,
  skonto_abzug: '23.80',
  skonto_bis: '2026-11-26',
}

/** A payment of 190 € for this invoice. */
export const partPayment: Payment = {
  id: 1,
  rechnung_id: 41,
  betrag: '190.00',
  datum: '2026-11-12',
  art: 'ueberweisung',
  referenz: 'RE-2026-0041/1',
  zu: null,
  zurueckgenommen_durch: null,
  gegenrechnung_id: null,
  gegenrechnung_nummer: null,
  erfasst_am: '2026-11-12T09:30:00Z',
  erfasst_von: 'admin@waldkerf.test',
}
