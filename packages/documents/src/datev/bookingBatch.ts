import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import type { ArchivedInvoice } from '@waldkerf/domain/entities/office/invoiceData'
import { homeCountry } from '@waldkerf/domain/office/countries'
import { debtorAccount, incomeAccount } from '@waldkerf/domain/office/datev/accounts'
import type { DatevSettings, Span } from '@waldkerf/domain/office/datev/datevProblems'
import { discountChange, type DiscountFacts } from '@waldkerf/domain/office/datev/discountChange'
import { buildTotals, negatedAmount, signOfAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { toTaxCase } from '@waldkerf/domain/office/tax/taxCases'
import { datevColumns } from './columns.ts'

interface BookingBatch {
  /** Lines end with CR LF; the file is encoded in Windows-1252. */
  text: string
  /** Numbers of the invoices left out because their account is not known. */
  missing: readonly string[]
}

/**
 * Archived invoices of a span as a booking batch that a tax adviser imports (DATEV's format EXTF 700, category 21,
 * version 13). Each invoice books its gross amount, as archived, from the client's account to revenue, an instalment to the
 * account of prepayments; a negative one in reverse. Skonto that was granted within the span, also on earlier invoices, lowers
 * the revenue on the day of the payment.
 * @param discounted invoices with Skonto, whatever their day
 * @param createdAt `YYYY-MM-DDTHH:MM:SS`, in the office's local time
 */
export function bookingBatch(
  invoices: readonly ArchivedInvoice[],
  span: Span,
  settings: DatevSettings,
  createdAt: string,
  discounted: readonly DiscountFacts[] = [],
): BookingBatch {
  const within = invoices
    .filter(({ rechnung: { rn_datum } }) => rn_datum >= span.from && rn_datum <= span.to)
    .toSorted((one, other) => (one.rechnung.nummer < other.rechnung.nummer ? -1 : 1))
  const bookings = [
    ...within.map((invoice) => ({ invoice, line: bookingLines(invoice, settings) })),
    ...discounted
      .toSorted((one, other) => (one.invoice.rechnung.nummer < other.invoice.rechnung.nummer ? -1 : 1))
      .map((facts) => ({ invoice: facts.invoice, line: discountLine(facts, span, settings) })),
  ]
  const lines = bookings.flatMap(({ line }) => line ?? [])
  const text = [header(span, settings, createdAt), datevColumns.join(';'), ...lines]
    .map((line) => `${line}\r\n`)
    .join('')
  const missing = bookings.filter(({ line }) => !line).map(({ invoice }) => invoice.rechnung.nummer)
  return { text, missing: [...new Set(missing)] }
}

const quoted = (text: string) => `"${text.replaceAll('"', '""').replaceAll(/\p{Cc}+/gu, ' ')}"`
const digits = (text: string) => text.replaceAll(/\D/g, '')
const dayPart = (day: string) => day.slice(8, 10)
const monthPart = (day: string) => day.slice(5, 7)
const yearPart = (day: string) => day.slice(0, 4)

function header({ from, to }: Span, settings: DatevSettings, createdAt: string): string {
  const { adviser, client, accountLength, yearStart, chart } = settings
  const title = quoted(`Rechnungen ${dayPart(from)}.${monthPart(from)}. bis ${dayPart(to)}.${monthPart(to)}.`)
  const days = [digits(yearStart), accountLength, digits(from), digits(to)]
  const kind = ['"EXTF"', 700, 21, '"Buchungsstapel"', 13, `${digits(createdAt).slice(0, 14).padEnd(14, '0')}000`, '']
  const origin = ['"WK"', '""', '""', adviser, client]
  // Kind: booking batch; purpose: all; not locked, so the adviser may still change it; currency: euro.
  const rest = [1, 0, 0, '"EUR"', '', '""', '', '', quoted(chart), '', '', '""', '""']
  return [...kind, ...origin, ...days, title, '""', ...rest].join(';')
}

/**
 * The lines of an invoice; undefined where an account is missing. A final invoice takes what its instalments have booked
 * off the accounts of prepayments, each at its own rate: what was received under its own number, so that the rest is open there, and what was not
 * paid under the instalment's, which is closed by that.
 */
function bookingLines(invoice: ArchivedInvoice, settings: DatevSettings): string[] | undefined {
  const { rechnung, original, positionen, abschlaege = [] } = invoice
  const { nummer, ust_satz: rate, steuerfall: taxCase, teil } = rechnung
  const isPrepayment = teil === 'abschlag' || original?.teil === 'abschlag'
  const whole = { number: nummer, rate, taxCase, isPrepayment, gross: buildTotals(positionen, rate).gross }
  const earlier = abschlaege.flatMap(({ ust_satz, steuerfall, brutto, berechnet, nummer: own }) => {
    const common = { rate: ust_satz, taxCase: steuerfall, isPrepayment: true }
    return [
      { ...common, number: nummer, gross: negatedAmount(brutto) },
      { ...common, number: own, gross: sumAmounts([brutto, negatedAmount(berechnet)]) },
    ]
  })
  const lines = [whole, ...earlier].map((booked) => bookingLine(invoice, booked, settings))
  return lines.some((line) => line === undefined) ? undefined : lines.flatMap((line) => line ?? [])
}

/**
 * Skonto lowers revenue with its tax, in the tax period of its own day; of an instalment too, so that its final invoice takes
 * off the account of prepayments all that the instalment has booked, whatever is granted or taken back later.
 */
function discountLine(facts: DiscountFacts, span: Span, settings: DatevSettings) {
  const { amount, day } = discountChange(facts, span)
  const { nummer, ust_satz: rate, steuerfall: taxCase } = facts.invoice.rechnung
  const gross = negatedAmount(amount)
  const booked = { number: nummer, rate, taxCase, gross, isPrepayment: false, discountDay: day }
  return bookingLine(facts.invoice, booked, settings)
}

interface Booked {
  number: string
  rate: string
  taxCase: string
  gross: string
  isPrepayment: boolean
  /** The day of Skonto; absent for all other bookings. */
  discountDay?: string
}

/** One line, none when the amount is zero; undefined where an account is missing. */
function bookingLine({ rechnung, kunde, verkaeufer }: ArchivedInvoice, booked: Booked, settings: DatevSettings) {
  const { gross, rate, isPrepayment } = booked
  const taxCase = toTaxCase(booked.taxCase, rate)
  const isAbroad = kunde.land !== homeCountry
  const income = incomeAccount(settings, { taxCase, rate, isAbroad, isPrepayment })
  const debtor = debtorAccount(kunde.client_id, settings.accountLength)
  if (income === undefined || debtor === undefined) return undefined
  if (signOfAmount(gross) === 0) return []
  const { discountDay } = booked
  const wholeDay = (day: string) => dayPart(day) + monthPart(day) + yearPart(day)
  const suppliedOn = wholeDay(rechnung.le_bis ?? rechnung.le_date)
  const bookedOn = discountDay ?? rechnung.rn_datum
  const due = dayAfter(rechnung.rn_datum, verkaeufer.zahlungsziel_tage)
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': gross.replace('-', '').replace('.', ','),
    'Soll/Haben-Kennzeichen': signOfAmount(gross) > 0 ? '"S"' : '"H"',
    'WKZ Umsatz': '"EUR"',
    Konto: debtor,
    'Gegenkonto (ohne BU-Schlüssel)': income,
    Belegdatum: dayPart(bookedOn) + monthPart(bookedOn),
    'Belegfeld 1': quoted(booked.number),
    'Belegfeld 2': quoted(dayPart(due) + monthPart(due) + yearPart(due).slice(2)),
    Buchungstext: quoted(
      Array.from(`${discountDay ? 'Skonto ' : ''}${kunde.name}`)
        .slice(0, 60)
        .join(''),
    ),
    ...(taxCase === 'AE' &&
      isAbroad && { 'EU-Land u. UStID (Bestimmung)': quoted(kunde.ust_id.replaceAll(/\s/g, '')) }),
    Festschreibung: '0',
    Leistungsdatum: suppliedOn,
    'Datum Zuord. Steuerperiode': discountDay ? wholeDay(discountDay) : suppliedOn,
  }
  return [datevColumns.map((column) => values[column] ?? '').join(';')]
}
