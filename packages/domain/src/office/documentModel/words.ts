import type { DocumentModel, DocumentModelKind } from './documentModel.ts'

/** A cancellation is never a 'Gutschrift', which is an invoice made by the buyer (§ 14 Abs. 2 UStG). */
const kindTitles: Readonly<Record<DocumentModelKind, string>> = {
  offer: 'Angebot',
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  reminder: 'Zahlungserinnerung',
}

/** Titles of the invoices of an order. */
const partTitles = { abschlag: 'Abschlagsrechnung', schluss: 'Schlussrechnung' } as const

/** The words of a document besides its own texts. Documents are German, whatever language the page speaks. */
export const documentWords = {
  draft: 'Entwurf',
  number: 'Nummer',
  day: 'Datum',
  supplyDay: 'Leistungsdatum',
  supplyPeriod: 'Leistungszeitraum',
  dueDay: 'Fällig am',
  payUntil: 'Zahlbar bis',
  discount: 'Skonto',
  reference: 'Ihre Referenz',
  vatId: 'Ihre USt-IdNr.',
  original: 'Storniert',
  place: 'Pos.',
  text: 'Leistung',
  quantity: 'Menge',
  unit: 'Einheit',
  price: 'Einzelpreis',
  amount: 'Betrag',
  subtotal: 'Zwischensumme',
  carried: 'Übertrag',
  net: 'Nettobetrag',
  vat: 'Umsatzsteuer',
  gross: 'Gesamtbetrag',
  deducted: 'Abzüglich erhaltener Abschlagszahlungen',
  due: 'Noch zu zahlen',
  owedBack: 'Guthaben zu Ihren Gunsten',
  invoice: 'Rechnung',
  invoiced: 'Rechnungsbetrag',
  paid: 'Zahlung vom',
  open: 'Noch offen',
  payment: 'Zahlung',
  holder: 'Empfänger',
  purpose: 'Verwendungszweck',
  giroCode: 'Zahlen mit Code',
  page: 'Seite',
  of: 'von',
} as const

/** 'Rechnung RE-2026-0041', marked if it is a draft. */
export const documentTitle = ({
  kind,
  part,
  number,
  isDraft,
}: Pick<DocumentModel, 'kind' | 'part' | 'number' | 'isDraft'>): string =>
  `${(kind === 'invoice' && part && partTitles[part]) || kindTitles[kind]} ${number}${isDraft ? ` · ${documentWords.draft}` : ''}`

/** A reminder's day that is still to come is no due day: the invoice was due before. */
export const dueWord = ({ reminded, dueDay }: Pick<DocumentModel, 'reminded' | 'dueDay'>): string =>
  reminded && dueDay !== reminded.due ? documentWords.payUntil : documentWords.dueDay

/** In groups of four, as it is read out. */
export const formatIban = (iban: string): string => iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ')

/** '2026-11-20' → '20.11.2026'. */
export const formatDocumentDay = (day: string): string => day.split('-').toReversed().join('.')
