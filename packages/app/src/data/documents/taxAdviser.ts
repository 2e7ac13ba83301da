import { getDispatches, getDispatchFiles } from '@waldkerf/domain/calls/documents/dispatches'
import { getInvoiceSums } from '@waldkerf/domain/calls/documents/documents'
import { getInvoices } from '@waldkerf/domain/calls/documents/invoices'
import { getPayments } from '@waldkerf/domain/calls/documents/payments'
import { getArchivedInvoice, getInvoiceData } from '@waldkerf/domain/calls/office/invoiceData'
import type { Dispatch } from '@waldkerf/domain/entities/documents/dispatches'
import { berlinDay } from '@waldkerf/domain/dates/days'
import { fromBase64 } from '@waldkerf/domain/entities/base64'
import type { ArchivedInvoice } from '@waldkerf/domain/entities/office/invoiceData'
import type { TaxFile } from '@waldkerf/documents/taxYear/taxYearFiles'
import { bookingBatch } from '@waldkerf/documents/datev/bookingBatch'
import { toWindows1252 } from '@waldkerf/documents/datev/windows1252'
import type { DatevSettings, Span } from '@waldkerf/domain/office/datev/datevProblems'
import { archivedSource, invoiceDocumentModel } from '@waldkerf/domain/office/documentModel/invoiceAndOffer'
import { type DiscountFacts, discountDays, settledInstalments } from '@waldkerf/domain/office/datev/discountChange'
import { type DiscountTerms, hasDiscount, noDiscount } from '@waldkerf/domain/office/payments/discount'
import { type FixedInvoice, standingsAt } from '@waldkerf/domain/office/taxYear/standingsAt'
import { taxYear } from '@waldkerf/domain/office/taxYear/taxYear'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { zipFiles } from '@waldkerf/ui/browser/writeZip'
import type { Client } from '../gateway/client.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { useReadPicture } from '../office/settings.ts'

const isWithin = ({ from, to }: Span, day: string) => day >= from && day <= to

/** All invoices and payments, as the files for a tax adviser need them. */
async function readBasis(gateway: Client) {
  const [known, payments, data] = await Promise.all([
    gateway.call(getInvoices, {}),
    gateway.call(getPayments, {}),
    gateway.call(getInvoiceData, {}),
  ])
  const fixed = known.filter(({ archiviert_am }) => archiviert_am !== null)
  const days = new Map(fixed.map(({ id, rn_datum }) => [id, rn_datum]))
  return {
    known,
    fixed,
    payments,
    data: new Map(data.map((row) => [row.rechnung_id, row])),
    /** The day of the fixed invoice that cancels another one, by its id. */
    cancelledOn: new Map(data.map(({ rechnung_id, storniert_durch: by }) => [rechnung_id, days.get(by ?? 0)])),
    paid: Map.groupBy(payments, ({ rechnung_id }) => rechnung_id),
  }
}
type Basis = Awaited<ReturnType<typeof readBasis>>

async function readArchives(gateway: Client, ids: readonly number[]): Promise<ArchivedInvoice[]> {
  const read = await Promise.all(ids.map((rechnung_id) => gateway.call(getArchivedInvoice, { rechnung_id })))
  return read.filter((archive) => archive !== null)
}

const readTerms = ({ data }: Basis, id: number): DiscountTerms => ({
  skonto_tage: data.get(id)?.skonto_tage ?? noDiscount.skonto_tage,
  skonto_prozent: data.get(id)?.skonto_prozent ?? noDiscount.skonto_prozent,
})

/** An invoice's payments and, of a final one, those of its instalments; and its cancellation. */
function readChanges({ data, paid, cancelledOn }: Basis, id: number): Omit<DiscountFacts, 'invoice' | 'instalments'> {
  const { teil, angebot_id: order } = data.get(id) ?? {}
  const instalments =
    teil === 'schluss'
      ? [...data.values()].filter(
          (row) => row.teil === 'abschlag' && row.angebot_id === order && row.storniert_durch === null,
        )
      : []
  const ids = [id, ...instalments.map(({ rechnung_id }) => rechnung_id)]
  return { payments: ids.flatMap((one) => paid.get(one) ?? []), cancelledOn: cancelledOn.get(id) }
}

/** The booking batch of a span. */
async function readBatch(gateway: Client, basis: Basis, span: Span, settings: DatevSettings, createdAt: string) {
  const { fixed, paid, cancelledOn } = basis
  // Skonto changes with a payment or a cancellation within the span.
  const discounted = new Set(
    fixed.flatMap(({ id }) => {
      const days = discountDays({ ...readChanges(basis, id), instalments: [] })
      return hasDiscount(readTerms(basis, id)) && days.some((day) => isWithin(span, day)) ? [id] : []
    }),
  )
  const wanted = fixed.filter(({ id, rn_datum }) => isWithin(span, rn_datum) || discounted.has(id))
  const archives = await readArchives(gateway, wanted.map(({ id }) => id)) // prettier-ignore
  const ids = new Map(fixed.map(({ id, nummer }) => [nummer, id]))
  const facts = archives
    .filter(({ rechnung: { id } }) => discounted.has(id))
    .map((invoice): DiscountFacts => {
      const { id } = invoice.rechnung
      const instalments = settledInstalments(invoice, (number) => {
        const own = ids.get(number) ?? 0
        return { terms: readTerms(basis, own), payments: paid.get(own) ?? [] }
      })
      return { invoice, payments: paid.get(id) ?? [], cancelledOn: cancelledOn.get(id), instalments }
    })
  return { archives, ...bookingBatch(archives, span, settings, createdAt, facts) }
}

/** Archived invoices of a span as a file for import by a tax adviser. */
export function useBookingBatch() {
  const gateway = useGateway()
  /**
   * @param createdAt `YYYY-MM-DDTHH:MM:SS`
   * @returns its bytes, and the numbers of invoices without a known account
   * @throws ApiError
   */
  return async (span: Span, settings: DatevSettings, createdAt: string) => {
    const { text, missing } = await readBatch(gateway, await readBasis(gateway), span, settings, createdAt)
    return { bytes: toWindows1252(text), missing }
  }
}

/** All fixed invoices; the client's name only of those whose archive was read. */
function fixedInvoices(basis: Basis, gross: ReadonlyMap<number, string>, archives: readonly ArchivedInvoice[]) {
  const names = new Map(archives.map(({ rechnung, kunde }) => [rechnung.id, kunde.name]))
  return basis.fixed.map(({ id, nummer, rn_datum: day }): FixedInvoice => {
    const { teil: part = '', angebot_id: offerId = null, storno_von: cancels = null } = basis.data.get(id) ?? {}
    const terms = readTerms(basis, id)
    return {
      id,
      nummer,
      day,
      client: names.get(id) ?? '',
      gross: gross.get(id) ?? '0.00',
      part,
      offerId,
      cancels,
      terms,
    }
  })
}

const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** The files of an invoice as they first went out, or as they are made of its archive. */
function useInvoiceFiles() {
  const gateway = useGateway()
  const readPicture = useReadPicture()
  return async (archive: ArchivedInvoice, createdAt: string, sentId: number | undefined) => {
    const { nummer } = archive.rechnung
    const files = (pdf: Uint8Array, xml?: Uint8Array) => [
      { name: `${nummer}.pdf`, bytes: pdf },
      ...(xml && xml.length > 0 ? [{ name: `${nummer}.xml`, bytes: xml }] : []),
    ]
    if (sentId !== undefined) {
      const { pdf, xml } = await gateway.call(getDispatchFiles, { id: sentId })
      return files(fromBase64(pdf), fromBase64(xml))
    }
    const { makeArchivedFiles } = await import('@waldkerf/documents/taxYear/archivedFiles')
    const model = invoiceDocumentModel(archivedSource(archive))
    const made = await makeArchivedFiles(model, readPicture, new Date(createdAt))
    return files(await readBytes(made.pdf), made.xml && (await readBytes(made.xml)))
  }
}

const decode = ({ bytes }: TaxFile) => new TextDecoder().decode(bytes)

/** The gross amounts that the XML files state, by the invoices' numbers. */
function statedAmounts(files: readonly TaxFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap((file) => {
      const amount = file.name.endsWith('.xml') && /<ram:GrandTotalAmount>([-\d.]+)</.exec(decode(file))?.[1]
      return amount ? [[file.name.replace(/\.xml$/, ''), amount] as const] : []
    }),
  )
}

/** All that the folder of a span is made of, but its documents. */
async function readFolder(gateway: Client, span: Span, settings: DatevSettings) {
  const [basis, sums] = await Promise.all([readBasis(gateway), gateway.call(getInvoiceSums, {})])
  const gross = new Map(sums.map(({ id, brutto }) => [id, brutto]))
  // Fixed, so that the file is the same whenever it is made.
  const batch = await readBatch(gateway, basis, span, settings, `${span.to}T23:59:59`)
  const standings = standingsAt(span.to, fixedInvoices(basis, gross, []), basis.payments)
  const known = new Set(batch.archives.map(({ rechnung }) => rechnung.id))
  const named = [
    ...standings.flatMap(({ balance, invoice }) => (signOfAmount(balance) === 0 ? [] : [invoice.id])),
    ...basis.payments.flatMap(({ rechnung_id, datum }) => (isWithin(span, datum) ? [rechnung_id] : [])),
  ].filter((id) => !known.has(id))
  const others = await readArchives(gateway, [...new Set(named)])
  const invoices = fixedInvoices(basis, gross, [...batch.archives, ...others])
  const within = batch.archives
    .filter(({ rechnung }) => isWithin(span, rechnung.rn_datum))
    .toSorted((one, other) => (one.rechnung.nummer < other.rechnung.nummer ? -1 : 1))
  const drafts = basis.known
    .filter(({ archiviert_am, rn_datum }) => archiviert_am === null && isWithin(span, rn_datum))
    .map(({ nummer }) => nummer)
  return { basis, batch, invoices, within, drafts: drafts.toSorted() }
}

/** Reads or makes the files of invoices, one after the other. */
function useDocumentFiles() {
  const gateway = useGateway()
  const readFiles = useInvoiceFiles()
  return async (archives: readonly ArchivedInvoice[], { fixed }: Basis, span: Span, onProgress: Progress) => {
    const mails = await gateway.call(getDispatches, {})
    const isSent = (id: number) => (mail: Dispatch) =>
      mail.art === 'rechnung' && mail.dokument_id === id && berlinDay(new Date(mail.gesendet_am)) <= span.to
    const fixedAt = new Map(fixed.map(({ id, archiviert_am }) => [id, archiviert_am ?? '']))
    const files: TaxFile[] = []
    for (const [at, archive] of archives.entries()) {
      const { id } = archive.rechnung
      onProgress(at, archives.length)
      // The latest come first.
      const sent = mails.findLast(isSent(id))?.id
      // oxlint-disable-next-line no-await-in-loop
      files.push(...(await readFiles(archive, fixedAt.get(id) ?? '', sent)))
    }
    return files
  }
}

type Progress = (done: number, all: number) => void

/** Everything of a year or a quarter for the tax adviser, as one file. */
export function useTaxYear() {
  const gateway = useGateway()
  const readDocuments = useDocumentFiles()
  /**
   * @param batchName of the booking batch
   * @param onProgress told how many of all invoices have their files
   * @returns the folder, and all in which its sums do not agree, as sentences
   * @throws ApiError; LayoutRefused
   */
  return async (span: Span, settings: DatevSettings, batchName: string, onProgress: Progress) => {
    const { findingWords, taxYearFiles } = await import('@waldkerf/documents/taxYear/taxYearFiles')
    const { basis, batch, invoices, within, drafts } = await readFolder(gateway, span, settings)
    const documents = await readDocuments(within, basis, span, onProgress)
    const xmlAmounts = statedAmounts(documents)
    const year = taxYear({ invoices, payments: basis.payments, drafts, batch, xmlAmounts }, span)
    const file = { name: batchName, bytes: toWindows1252(batch.text) }
    const office = within.at(-1)?.verkaeufer.firma ?? ''
    const files = await taxYearFiles({ office, span, year, invoices, batch: file, documents })
    return { zip: await zipFiles(files, span.to), findings: year.findings.map(findingWords) }
  }
}
