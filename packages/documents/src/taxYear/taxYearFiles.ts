import { csvFormat } from '@waldkerf/domain/export/csv'
import type { ExportColumn, ExportKind } from '@waldkerf/domain/export/exportColumn'
import type { PaymentKind } from '@waldkerf/domain/entities/documents/payments'
import { formatDocumentDay } from '@waldkerf/domain/office/documentModel/words'
import type { Span } from '@waldkerf/domain/office/datev/datevProblems'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import type { TaxFinding, TaxYear } from '@waldkerf/domain/office/taxYear/taxYear'

/** A file of the folder for the tax adviser. */
export interface TaxFile {
  name: string
  bytes: Uint8Array
}

/** The words of the files; they are German, whatever language the page speaks. */
const kinds: Readonly<Record<PaymentKind, string>> = {
  ueberweisung: 'Überweisung',
  bar: 'bar',
  gutschrift: 'Gutschrift',
  ausgleich: 'Ausgleich',
}

/** A finding as a sentence. */
export function findingWords(finding: TaxFinding): string {
  if (finding.kind === 'accounts') return `Ohne Konto und nicht im Buchungsstapel: ${finding.numbers.join(', ')}.`
  if (finding.kind === 'drafts') return `Entwürfe, die in keiner Datei stehen: ${finding.numbers.join(', ')}.`
  const amounts = `${formatMoney(finding.found)} statt ${formatMoney(finding.expected)}`
  if (finding.kind === 'xml') return `Die E-Rechnung ${finding.number} nennt ${amounts}.`
  return finding.kind === 'batch'
    ? `Der Buchungsstapel ergibt ${amounts}.`
    : `Offen zu Beginn, gebucht und eingegangen ergeben nicht, was am Ende offen ist: ${amounts}.`
}

type Column<Row> = readonly [title: string, kind: ExportKind, value: (row: Row) => string | number | null]

function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Uint8Array {
  const exported = columns.map(([title, kind, value]): ExportColumn<Row> => ({ id: title, title, kind, value }))
  const { head, body, tail } = csvFormat(exported)
  return new TextEncoder().encode(head + body(rows, 0) + tail)
}

type Invoice = TaxYear['invoices'][number]
type Payment = TaxYear['payments'][number]
type Open = TaxYear['open'][number]

const invoiceColumns: readonly Column<Invoice>[] = [
  ['Nummer', 'text', ({ nummer }) => nummer],
  ['Datum', 'day', ({ day }) => day],
  ['Kunde', 'text', ({ client }) => client],
  ['Brutto', 'number', ({ gross }) => Number(gross)],
]
const paymentColumns = (invoices: ReadonlyMap<number, Invoice>): readonly Column<Payment>[] => [
  ['Datum', 'day', ({ datum }) => datum],
  ['Rechnung', 'text', ({ rechnung_id }) => invoices.get(rechnung_id)?.nummer ?? ''],
  ['Kunde', 'text', ({ rechnung_id }) => invoices.get(rechnung_id)?.client ?? ''],
  ['Betrag', 'number', ({ betrag }) => Number(betrag)],
  ['Art', 'text', ({ art, zu }) => (zu === null ? kinds[art] : 'Rücknahme')],
  ['Referenz', 'text', ({ referenz }) => referenz],
]
const openColumns: readonly Column<Open>[] = [
  ['Rechnung', 'text', ({ invoice }) => invoice.nummer],
  ['Datum', 'day', ({ invoice }) => invoice.day],
  ['Kunde', 'text', ({ invoice }) => invoice.client],
  ['Gefordert', 'number', ({ claimed }) => Number(claimed)],
  ['Eingegangen', 'number', ({ paid }) => Number(paid)],
  ['Saldo', 'number', ({ balance }) => Number(balance)],
]

export interface TaxFolder {
  /** The office's name. */
  office: string
  span: Span
  year: TaxYear
  /** All fixed invoices, for the numbers of payments. */
  invoices: readonly Invoice[]
  batch: TaxFile
  /** PDF and XML of each invoice of the span, by number. */
  documents: readonly TaxFile[]
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function contents({ office, span, year }: TaxFolder, files: readonly TaxFile[]): Promise<Uint8Array> {
  const { sums, findings, invoices } = year
  const gross = sumAmounts(invoices.map((row) => row.gross))
  const amounts: readonly (readonly [string, string])[] = [
    ['Rechnungen und Stornorechnungen, brutto', gross],
    ['Offen zu Beginn', sums.opening],
    ['+ Buchungsstapel', sums.booked],
    ['- Zahlungen', sums.received],
    ['= Offen am Ende', sums.closing],
  ]
  const sumLines = amounts.map(([words, amount]) => `${words.padEnd(44)}${formatMoney(amount).padStart(20)}`)
  const listed = await Promise.all(
    files.map(async ({ name, bytes }) => {
      const sum = hex(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))
      return `${sum}  ${name}`
    }),
  )
  const agreed = findings.length === 0 ? ['Alle Summen stimmen überein.'] : findings.map(findingWords)
  const lines = [
    office,
    `Unterlagen für die Steuerberatung, ${formatDocumentDay(span.from)} bis ${formatDocumentDay(span.to)}`,
    '',
    'Summen',
    ...sumLines,
    '',
    'Abgleich',
    ...agreed,
    '',
    'Dateien, mit ihrer Prüfsumme (SHA-256)',
    ...listed,
  ]
  return new TextEncoder().encode(lines.map((line) => `${line}\r\n`).join(''))
}

/**
 * The files of a year or a quarter in their order, the table of contents first. The same whenever they are made, once the
 * span is over.
 */
export async function taxYearFiles(folder: TaxFolder): Promise<TaxFile[]> {
  const { year, batch, documents, invoices } = folder
  const byId = new Map(invoices.map((row) => [row.id, row]))
  const files: TaxFile[] = [
    batch,
    { name: 'Rechnungen.csv', bytes: table(invoiceColumns, year.invoices) },
    { name: 'Zahlungen.csv', bytes: table(paymentColumns(byId), year.payments) },
    { name: 'Offene-Posten.csv', bytes: table(openColumns, year.open) },
    ...documents.map(({ name, bytes }) => ({ name: `Belege/${name}`, bytes })),
  ]
  return [{ name: 'Inhalt.txt', bytes: await contents(folder, files) }, ...files]
}
