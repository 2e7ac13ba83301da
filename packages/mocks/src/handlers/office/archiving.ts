import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import { refuse } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'
import { invoiceExtras } from './extras.ts'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { isUnclear } from '@waldkerf/domain/office/editor/unclear'

/** A document with an unclear number is neither archived nor sent. @throws Problem 409 */
export function requireClear(positions: readonly Position[]): void {
  if (positions.some(isUnclear)) throw refuse('unclear')
}

/** Checks the data required by an invoice's tax case, before it is archived. @throws Problem 409 */
export function checkTaxCase(state: MockState, invoice: Invoice): void {
  const { steuerfall, befreiung, le_bis } = invoiceExtras(state, invoice)
  const { ust_id, steuernummer } = state.officeSettings
  const client = state.clients.find((row) => row.client_id === invoice.client_id)
  if (le_bis !== null && le_bis < invoice.le_date) throw refuse('period')
  if (steuerfall === 'E' && befreiung.trim() === '') throw refuse('exemption_missing')
  if (['AE', 'O'].includes(steuerfall) && (ust_id + steuernummer).trim() === '') throw refuse('seller_number_missing')
  if (steuerfall === 'AE' && (client?.ust_id ?? '').trim() === '') throw refuse('buyer_vat_id_missing')
}
