import type { Fault } from '../fault.ts'

const office = 'packages/domain/src/office'

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
    replace: 'return { rate, net, vat: sumAmounts(ofRate.map((line) => vatAmount(lineAmount(line), rate))) }',
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
    find: 'dayAfter(today, term + delay))',
    replace: 'dayAfter(row.day, term + delay))',
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
    file: 'packages/domain/src/export/guard.ts',
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
]
