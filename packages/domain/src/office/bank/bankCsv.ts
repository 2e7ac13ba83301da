import { delimitedRows } from '@waldkerf/domain/texts/delimitedRows'
import { parseDay } from '../input/parseDay.ts'
import { createStatement, type Pause, type RawLine, type ReadStatement, sliceLength } from './statement.ts'

/** Headings of the columns in German banks' exports, the preferred ones first. */
const heads = {
  day: [
    /^buchungs?(tag|datum)?$/,
    /^(datum|booking ?date|date)$/,
    /^(wertstellung|wertstellungstag|valuta(datum)?|value ?date)$/,
  ],
  amount: [/^(betrag|umsatz|amount|buchungsbetrag)( ?(in|\() ?(€|eur|euro)\)?)?$/, /^(betrag|umsatz|amount)\b/],
  credit: [/^(haben|gutschrift|credit|eingang)\b/],
  debit: [/^(soll|lastschrift|debit|ausgang)\b/],
  sign: [/^(s\/h|soll\/haben|soll-haben-kennung|soll\/haben-kennung)/],
  name: [
    /zahlungspflichtige/,
    /zahlungsbeteiligter/,
    /auftraggeber/,
    /beg(ü|ue)nstigter/,
    /^(name|payer|partner name|kontoinhaber)/,
  ],
  text: [/verwendungszweck|^zweck/, /^(purpose|reference|payment reference|description)/, /^buchungstext/],
  extra: [/end.?to.?end|kundenreferenz/],
  currency: [/^(w(ä|ae)hrung|currency|whg)/],
  status: [/^(status|info)$/],
  account: [/auftragskonto|^(konto|iban|account)( ?nummer| ?number)?$/],
} satisfies Readonly<Record<string, readonly RegExp[]>>

type Columns = Readonly<Record<keyof typeof heads, number>>

/** The most lines before the column names: banks write account, period and balance there. */
const longestPreamble = 30

const separators = [';', '\t', ','] as const

function findColumns(row: readonly string[]): Columns | undefined {
  const names = row.map((cell) => cell.trim().toLowerCase())
  const place = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => names.findIndex((name) => pattern.test(name))).find((index) => index >= 0) ?? -1
  const found = Object.fromEntries(Object.entries(heads).map(([id, patterns]) => [id, place(patterns)])) as Columns
  const hasAmount = found.amount >= 0 || found.credit >= 0
  return found.day >= 0 && hasAmount && row.length > 2 ? found : undefined
}

/** The table of a file: its heads may stand below a preamble. */
function findTable(text: string) {
  for (const separator of separators) {
    const rows = delimitedRows(text, separator)
    for (let line = 0; line < longestPreamble; line++) {
      const { value, done } = rows.next()
      if (done) break
      const columns = findColumns(value)
      if (columns) return { columns, rows, head: value }
    }
  }
  return undefined
}

const german = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d+,\d{1,2}$|^\d+$/
const english = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$|^\d+\.\d{1,2}$|^\d+$/

/**
 * '-1.234,50 EUR' → '-1234.50'. Stricter than typed amounts: a file has one notation, with or without cents, and a line
 * of the other one is not read.
 */
function readAmount(typed: string, isGerman: boolean): string | undefined {
  const text = typed.replaceAll(/[\s€"]|EUR/g, '').replace('\u2212', '-')
  const isNegative = text.startsWith('-') || text.endsWith('-')
  const digits = text.replace(/^[+-]|[+-]$/g, '')
  if (!(isGerman ? german : english).test(digits)) return undefined
  const plain = isGerman ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  const [whole = '0', cents = ''] = plain.split('.')
  if (whole.length > 12) return undefined
  return `${isNegative ? '-' : ''}${BigInt(whole)}.${cents.padEnd(2, '0')}`
}

/** Whether a comma stands before one or two last digits more often than a dot. */
function isGermanNotation(amounts: readonly string[]): boolean {
  const ends = (sign: string) => amounts.filter((text) => new RegExp(`\\${sign}\\d{1,2}\\D*$`).test(text)).length
  return ends(',') >= ends('.')
}

const negated = (amount: string | undefined) => (amount?.startsWith('-') ? amount.slice(1) : amount && `-${amount}`)

function toLine(row: readonly string[], columns: Columns, isGerman: boolean, headCurrency: string): RawLine {
  const cell = (id: keyof typeof heads) => (row[columns[id]] ?? '').trim()
  const credit = cell('credit')
  const single = columns.amount >= 0
  const amount = single ? cell('amount') : credit || cell('debit')
  const read = readAmount(amount, isGerman)
  const isDebit = /^s/i.test(cell('sign')) || (!single && credit === '' && !read?.startsWith('-'))
  const day = cell('day').replaceAll('/', '.')
  return {
    account: cell('account').replaceAll(' ', ''),
    reference: '',
    day: (/\d{4}|^\d+\.\d+\.\d{2}$/.test(day) && parseDay(day, '2000-01-01')) || undefined,
    amount: isDebit ? negated(read) : read,
    currency: cell('currency').toUpperCase().replace('€', 'EUR') || headCurrency,
    isBooked: !/vorgemerkt|pending|vormerk/i.test(cell('status')),
    name: cell('name'),
    text: [cell('text'), /notprovided/i.test(cell('extra')) ? '' : cell('extra')].filter(Boolean).join(' '),
  }
}

/** The incoming payments of a table exported by a bank; separator, notation and columns are detected. */
export async function readBankCsv(text: string, pause: Pause): Promise<ReadStatement> {
  const table = findTable(text)
  if (!table) return { fault: 'noColumns' }
  const { columns, head } = table
  // Some files end with the balance, or with an empty line.
  const rows = [...table.rows].filter((row) => row.length > Math.max(columns.day, columns.amount, columns.credit))
  const money = [columns.amount, columns.credit].find((index) => index >= 0) ?? 0
  const isGerman = isGermanNotation(rows.map((row) => (row[money] ?? '').trim()))
  const headCurrency = /\b(USD|CHF|GBP|PLN|CZK|DKK|SEK|NOK)\b/i.exec(head[money] ?? '')?.[1]?.toUpperCase() ?? 'EUR'
  const statement = createStatement()
  for (const [index, row] of rows.entries()) {
    statement.add(toLine(row, columns, isGerman, headCurrency))
    if (index % sliceLength === sliceLength - 1) await pause()
  }
  return statement.end()
}
