import type { Order, OrderInvoice } from '@waldkerf/domain/entities/documents/orders'
import { blankValues } from '@waldkerf/domain/office/editor/document'

const paid: OrderInvoice = {
  id: 41,
  nummer: 'RE-2026-0041',
  teil: 'abschlag',
  datum: '2026-09-01',
  netto: '2000.00',
  ust_satz: '19',
  ust: '380.00',
  brutto: '2380.00',
  gefordert: '2380.00',
  bezahlt: '2380.00',
  offen: '0.00',
  ueberzahlt: '0.00',
  zustand: 'bezahlt',
}

/** An order with a paid and a part-paid instalment, and a draft. */
export const exampleOrder: Order = {
  angebot_id: 7,
  netto: '8000.00',
  ust: '1520.00',
  brutto: '9520.00',
  staende: { 1: '25' },
  rechnungen: [
    paid,
    {
      ...paid,
      id: 44,
      nummer: 'RE-2026-0044',
      datum: '2026-10-15',
      bezahlt: '1000.00',
      offen: '1380.00',
      zustand: 'teilbezahlt',
    },
    {
      ...paid,
      id: 48,
      nummer: 'RE-2026-0048',
      datum: '2026-11-20',
      netto: '500.00',
      ust: '95.00',
      brutto: '595.00',
      gefordert: '595.00',
      bezahlt: '0.00',
      zustand: 'entwurf',
    },
  ],
}

/** The line items of the offer. */
export const exampleLines = [
  { ...blankValues, id: 1, anzahl: '60', einheit: 'h', bez: 'Aufmaß der Dränleitungen', ep: '100' },
  { ...blankValues, id: 2, anzahl: '1', einheit: 'psch.', bez: 'Bericht', ep: '2000' },
].map((line, at) => ({ ...line, rechnung_id: null, angebot_id: 7, lfd_nr: at + 1, version: 1 }))
