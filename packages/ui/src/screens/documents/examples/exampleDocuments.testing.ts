import { type ChainLink, documentChains } from '@waldkerf/domain/documents/chain/documentChain'
import { type DocumentRow, invoiceRows, offerRows } from '@waldkerf/domain/documents/documentRows'
import { invoiceSums, offerSums } from '@waldkerf/domain/documents/documentSums'
import type { InvoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { invoiceStandings } from '@waldkerf/mocks/seed/documents/standings'
import { seedWorld } from '@waldkerf/mocks/seed/world'

const world = seedWorld({ today: storyDay, size: 'small' })
const standings = invoiceStandings(world, { today: storyDay })
const data = world.invoiceData.map(({ angebote: _billed, ...row }): InvoiceData => {
  const cancelling = world.invoiceData.find(({ storno_von }) => storno_von === row.rechnung_id)
  return {
    ...row,
    angebot_nummer: null,
    storno_von_nummer: null,
    storno_von_datum: null,
    storniert_durch: cancelling?.rechnung_id ?? null,
    storniert_durch_nummer: null,
    version: 1,
  }
})
const chains = documentChains({ ...world, data, standings })

const chained = (rows: DocumentRow[], kind: 'offer' | 'invoice') =>
  rows
    .map((row): DocumentRow => {
      const chain: readonly ChainLink[] = chains(kind, row.id)
      return chain.length > 1 ? { ...row, chain } : row
    })
    .toReversed()

/** The example world's documents as rows of their lists, the newest first. */
export const exampleClients = world.clients
export const exampleOffers = chained(offerRows(world.offers, { ...world, sums: offerSums(world) }), 'offer')
export const exampleInvoices = chained(
  invoiceRows(world.invoices, { ...world, sums: invoiceSums(world), standings }),
  'invoice',
)

/** Where their pages would be. */
export const exampleAddresses = {
  offer: (id: number) => `/offers/${id}`,
  invoice: (id: number) => `/invoices/${id}`,
}
