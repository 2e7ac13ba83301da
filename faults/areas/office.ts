import type { Fault } from '../fault.ts'

const office = 'packages/domain/src/office'
const paste = 'packages/ui/src/screens/documentEditor/paste'
const sql = 'packages/service/src/sql/rules'
const documents = 'packages/service/src/contract/documents'

/** Money, documents, e-invoices and the forecast. */
export const officeFaults: readonly Fault[] = [
  {
    name: 'amounts-rounded-half-to-even',
    file: `${office}/money/amounts.ts`,
    find: 'Big.roundHalfUp',
    replace: 'Big.roundHalfEven',
    noticedBy: { project: 'unit', file: `${office}/money/amounts.test.ts` },
  },
  {
    name: 'vat-rounded-per-line',
    file: `${office}/money/amounts.ts`,
    find: 'return { rate, net, vat: vatAmount(net, rate) }',
    replace: 'return { rate, net, vat: sumAmounts(rateLines.map((line) => vatAmount(lineAmount(line), rate))) }',
    noticedBy: { project: 'unit', file: `${office}/money/amounts.test.ts` },
  },
  {
    name: 'zero-before-dot-read-as-thousands',
    file: `${office}/input/readings.ts`,
    find: " && !(group && whole.startsWith('0'))",
    replace: '',
    noticedBy: { project: 'unit', file: `${office}/input/parseNumber.test.ts` },
  },
  {
    name: 'invoice-due-a-day-late',
    file: `${office}/documentModel/invoiceAndOffer.ts`,
    find: 'dayAfter(invoice.rn_datum, office.zahlungsziel_tage)',
    replace: 'dayAfter(invoice.rn_datum, office.zahlungsziel_tage + 1)',
    noticedBy: { project: 'unit', file: `${office}/documentModel/invoiceAndOffer.test.ts` },
  },
  {
    name: 'cancellation-sent-as-credit-note',
    file: `${office}/eInvoice/cii/invoiceXml.ts`,
    find: "? '384'",
    replace: "? '381'",
    noticedBy: { project: 'unit', file: `${office}/eInvoice/cii/parties.test.ts` },
  },
  {
    name: 'e-invoice-period-ends-where-it-begins',
    file: `${office}/eInvoice/cii/settlement.ts`,
    find: "dayElement('ram:EndDateTime', supplyEnd)",
    replace: "dayElement('ram:EndDateTime', supplyDay)",
    noticedBy: { project: 'unit', file: `${office}/eInvoice/cii/parties.test.ts` },
  },
  {
    name: 'offers-expected-today-at-the-latest',
    file: 'packages/domain/src/forecast/forecastParts.ts',
    find: 'dayAfter(today, age ? daysToPay[age] : 0)',
    replace: 'row.day',
    noticedBy: { project: 'unit', file: 'packages/domain/src/forecast/outlook.test.ts' },
  },
  {
    name: 'csv-without-its-byte-order-mark',
    file: 'packages/domain/src/export/csv.ts',
    find: '`\\uFEFF${line(columns.map(({ title }) => field(title)))}`',
    replace: 'line(columns.map(({ title }) => field(title)))',
    noticedBy: { project: 'unit', file: 'packages/domain/src/export/export.test.ts' },
  },
  {
    name: 'formula-with-at-sign-not-escaped',
    file: 'packages/domain/src/export/textFormat.ts',
    find: '/^[=+\\-@\\t',
    replace: '/^[=+\\-\\t',
    noticedBy: { project: 'unit', file: 'packages/domain/src/export/export.test.ts' },
  },
  {
    name: 'business-day-taken-from-utc',
    file: 'packages/domain/src/dates/days.ts',
    find: "timeZone: 'Europe/Berlin'",
    replace: "timeZone: 'UTC'",
    noticedBy: { project: 'unit', file: 'packages/domain/src/dates/days.test.ts' },
  },
  {
    name: 'offer-without-its-minus',
    file: `${office}/input/readings.ts`,
    find: 'const sign = isNegative && ',
    replace: 'const sign = isNegative && isUsual && ',
    noticedBy: { project: 'unit', file: `${office}/input/parseNumber.test.ts` },
  },
  {
    name: 'offer-larger-than-typed',
    file: `${office}/input/readings.ts`,
    find: "0,2}`, ', ', '.')",
    replace: "0,2}`, ',. ', '.')",
    noticedBy: { project: 'unit', file: `${office}/input/parseNumber.test.ts` },
  },
  {
    name: 'offer-that-its-field-refuses',
    file: `${office}/input/parseNumber.ts`,
    find: 'each !== usual && !limitFault(each, limits))',
    replace: 'each !== usual)',
    noticedBy: { project: 'unit', file: `${office}/input/parseNumber.test.ts` },
  },
  {
    name: 'day-of-the-second-century',
    file: `${office}/input/parseDay.ts`,
    find: "day >= '1900-01-01'",
    replace: "day >= '0100-01-01'",
    noticedBy: { project: 'unit', file: `${office}/input/parseDay.test.ts` },
  },
  {
    name: 'pasted-line-read-against-its-amount',
    file: `${paste}/pastedNumbers.ts`,
    find: '  return contradicted(cells)\n}',
    replace: '  return read\n}',
    noticedBy: { project: 'unit', file: `${paste}/pastedRows.test.ts` },
  },
  {
    name: 'figures-drawn-together',
    file: 'packages/documents/src/pdf/sheet/sheet.ts',
    find: "(isFigures ? ['tnum'] : [])",
    replace: "(isFigures ? ['kern'] : [])",
    noticedBy: { project: 'unit', file: 'packages/documents/src/pdf/layout.test.ts' },
  },
  {
    name: 'payment-on-a-cancelled-invoice-taken',
    file: `${sql}/payments/payments.sql`,
    find: 'if payment.betrag > 0 and is_void and',
    replace: "if payment.betrag > 0 and known.zustand = 'ersetzt' and",
    noticedBy: { project: 'service', file: `${documents}/payments.test.ts` },
  },
  {
    name: 'money-of-a-cancelled-invoice-not-owed-back',
    file: `${sql}/payments/payments.sql`,
    find: 'brutto else 0 end - bezahlt as rest',
    replace: 'brutto - bezahlt else 0 end as rest',
    noticedBy: { project: 'service', file: `${documents}/payments.test.ts` },
  },
  {
    name: 'more-paid-back-than-came-in',
    file: `${sql}/payments/payments.sql`,
    find: 'known.bezahlt::numeric + payment.betrag < least_paid',
    replace: 'known.bezahlt::numeric < least_paid',
    noticedBy: { project: 'service', file: `${documents}/payments.test.ts` },
  },
  {
    name: 'reminders-do-not-wait-for-one-another',
    file: `${sql}/payments/reminders.sql`,
    find: '  perform app.lock_invoice(wanted);\n',
    replace: '',
    noticedBy: { project: 'service', file: `${documents}/correspondence.test.ts` },
  },
  {
    name: 'cancelled-invoice-goes-out',
    file: `${sql}/documents/sending.sql`,
    find: '    perform app.refuse_cancelled(made.rechnung_id);\n',
    replace: '',
    noticedBy: { project: 'service', file: `${documents}/correspondence.test.ts` },
  },
]
