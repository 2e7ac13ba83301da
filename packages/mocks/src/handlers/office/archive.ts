import type { ArchivedInvoice } from '@waldkerf/domain/entities/office/invoiceData'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { usualTaxCase } from '@waldkerf/domain/office/tax/taxCases'
import type { Deduction } from '@waldkerf/domain/entities/documents/orders'
import { deductions, invoiceTerms, reversedDeductions } from '@waldkerf/mocks/seed/documents/orderInvoices'
import type { World } from '@waldkerf/mocks/seed/world'

type Source = Pick<World, 'clients' | 'invoices' | 'invoiceData' | 'officeSettings' | 'positions' | 'payments'> & {
  archives?: ReadonlyMap<number, ArchivedInvoice>
}

/** The office's data as documents show them. */
export function officeAsPrinted({ officeSettings }: Pick<World, 'officeSettings'>) {
  const { version: _version, ...verkaeufer } = officeSettings
  return verkaeufer
}

/** The client's data as documents show them. */
export function printedClient({ clients }: Pick<World, 'clients'>, { client_id }: Pick<Invoice, 'client_id'>) {
  const client = clients.find((row) => row.client_id === client_id)
  if (!client) throw new Error('an archived invoice has a client')
  const { epsg: _epsg, version: _own, projektordner: _folder, kataster_status: _status, ...known } = client
  const { eigenes_skonto: _isOwn, skonto_tage: _days, skonto_prozent: _percent, ...kunde } = known
  return kunde
}

/** The deductions of an invoice: of a final one what was received, of the one that cancels it the same with the other sign. */
export function invoiceDeductions(world: Omit<Source, 'clients' | 'officeSettings'>, id: number): Deduction[] {
  const data = world.invoiceData.find((row) => row.rechnung_id === id)
  const cancelled = data && data.storno_von !== null ? world.archives?.get(data.storno_von) : undefined
  return data?.teil === 'schluss' ? deductions(world, data) : reversedDeductions(cancelled?.abschlaege ?? [])
}

/** The current content of an invoice, copied, so that later changes do not affect it. */
export function archiveInvoice(world: Source, invoice: Invoice, positions: readonly Position[]): ArchivedInvoice {
  const { client_id: _client, version: _raised, archiviert_am: _at, ...rechnung } = invoice
  const data = world.invoiceData.find((row) => row.rechnung_id === invoice.id)
  const cancelled = data?.storno_von ?? null
  const original = cancelled === null ? undefined : world.invoices.find((row) => row.id === cancelled)
  const { teil = '' } = world.invoiceData.find((row) => row.rechnung_id === cancelled) ?? {}
  return structuredClone({
    verkaeufer: officeAsPrinted(world),
    kunde: printedClient(world, invoice),
    rechnung: {
      ...rechnung,
      befreiung: data?.befreiung ?? '',
      steuerfall: data?.steuerfall ?? usualTaxCase(invoice.ust_satz),
      le_bis: data?.le_bis ?? null,
      teil: data?.teil ?? '',
      ...invoiceTerms(data),
    },
    original: original ? { nummer: original.nummer, datum: original.rn_datum, teil } : null,
    abschlaege: invoiceDeductions(world, invoice.id),
    positionen: positions.toSorted((a, b) => a.lfd_nr - b.lfd_nr || a.id - b.id),
  })
}

/** The frozen contents of all archived invoices, by rechnung.id. */
export function archiveInvoices(world: World): Map<number, ArchivedInvoice> {
  const positions = Map.groupBy(world.positions, ({ rechnung_id }) => rechnung_id)
  const archived = world.invoices.filter(({ archiviert_am }) => archiviert_am !== null)
  return new Map(
    archived.map((invoice) => [invoice.id, archiveInvoice(world, invoice, positions.get(invoice.id) ?? [])]),
  )
}
