import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import { refuse } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'
import { invoiceExtras } from './extras.ts'

/** The data that an invoice's tax case demands, before nothing of it changes any more. @throws Problem 409 */
export function checkTaxCase(state: MockState, invoice: Invoice): void {
  const { steuerfall, befreiung, le_bis } = invoiceExtras(state, invoice)
  const { ust_id, steuernummer } = state.officeSettings
  const client = state.clients.find((row) => row.client_id === invoice.client_id)
  if (le_bis !== null && le_bis < invoice.le_date) {
    throw refuse(409, 'period', 'Das Ende des Leistungszeitraums liegt vor seinem Beginn.')
  }
  if (steuerfall === 'E' && befreiung.trim() === '') {
    throw refuse(409, 'exemption_missing', 'Ohne Umsatzsteuer braucht die Rechnung einen Grund.')
  }
  if (['AE', 'O'].includes(steuerfall) && (ust_id + steuernummer).trim() === '') {
    const message = 'In den Einstellungen fehlt die USt-IdNr. oder die Steuernummer.'
    throw refuse(409, 'seller_number_missing', message)
  }
  if (steuerfall === 'AE' && (client?.ust_id ?? '').trim() === '') {
    const message = 'Bei Steuerschuldnerschaft des Leistungsempfängers fehlt dessen USt-IdNr.'
    throw refuse(409, 'buyer_vat_id_missing', message)
  }
}
