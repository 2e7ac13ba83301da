import { type ChainLink, documentChains } from '@waldkerf/domain/documents/chain/documentChain'
import { type DocumentRow, invoiceRows, offerRows } from '@waldkerf/domain/documents/documentRows'
import { invoiceSums, offerSums } from '@waldkerf/domain/documents/documentSums'
import { invoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import { invoiceStandings } from '@waldkerf/mocks/handlers/documents/payments'
import { createState } from '@waldkerf/mocks/handlers/state'
import { parse } from 'valibot'

const world = createState()
const standings = invoiceStandings(world, world.invoices)
const data = world.invoiceData.map((row) =>
  parse(invoiceData, {
    ...row,
    version: 1,
    storniert_durch: world.invoiceData.find(({ storno_von }) => storno_von === row.rechnung_id)?.rechnung_id,
  }),
)
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
