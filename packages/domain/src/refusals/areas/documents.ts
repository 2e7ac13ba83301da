import type { RefusalEntries } from '../refusalEntry.ts'

/** Of offers and invoices: numbers, dates, tax, sending. */
export const documentRefusals = {
  archived: {
    status: 409,
    de: 'Diese Rechnung ist festgeschrieben und kann nicht mehr geändert werden.',
    en: 'This invoice is fixed and can no longer be changed.',
  },
  bad_document_kind: {
    status: 400,
    de: 'Diese Art von Dokument gibt es nicht.',
    en: 'There is no such kind of document.',
  },
  bad_field: {
    status: 400,
    de: 'Unklar sein können nur Menge und Einzelpreis.',
    en: 'Only quantity and unit price can be unclear.',
  },
  bad_file: { status: 400, de: 'Eine der Dateien ist beschädigt.', en: 'One of the files is damaged.' },
  bad_subject: { status: 400, de: 'Der Betreff ist ungültig.', en: 'The subject is not valid.' },
  bad_tax_case: { status: 400, de: 'Diesen Steuerfall gibt es nicht.', en: 'There is no such tax case.' },
  buyer_vat_id_missing: {
    status: 409,
    de: 'Bei Steuerschuldnerschaft des Leistungsempfängers fehlt dessen USt-IdNr.',
    en: 'Under reverse charge the client’s VAT ID is needed.',
  },
  cancelled: { status: 409, de: 'Diese Rechnung ist schon storniert.', en: 'This invoice has been cancelled already.' },
  date_future: {
    status: 400,
    de: 'Das Datum liegt mehr als sieben Tage in der Zukunft.',
    en: 'The date is more than seven days in the future.',
  },
  date_order: {
    status: 409,
    de: {
      last: 'Das Datum liegt vor dem des letzten Dokuments.',
      neighbours: 'Das Datum muss zwischen denen der benachbarten Nummern liegen.',
    },
    en: 'Date order has to follow number order.',
  },
  date_year: {
    status: 409,
    de: 'Das Datum muss im Jahr der Nummer bleiben.',
    en: 'The date has to stay in the year of its number.',
  },
  exemption_missing: {
    status: 409,
    de: 'Ohne Umsatzsteuer braucht die Rechnung einen Grund.',
    en: 'Without VAT the invoice needs a reason.',
  },
  files_too_large: {
    status: 413,
    de: 'PDF und XML sind zusammen zu groß: höchstens 10 MB.',
    en: 'PDF and XML are too large together: 10 MB at most.',
  },
  incomplete: {
    status: 409,
    de: 'Zum Festschreiben fehlen noch der Kunde oder die Positionen.',
    en: 'Before it can be fixed, the client or the positions are still missing.',
  },
  is_cancellation: {
    status: 409,
    de: { cancel: 'Eine Stornorechnung wird nicht storniert.', copy: 'Eine Stornorechnung wird nicht kopiert.' },
    en: 'A cancellation invoice can be neither cancelled nor copied.',
  },
  not_a_draft: {
    status: 409,
    de: 'Dieses Angebot ist kein Entwurf mehr und kann nicht mehr geändert werden.',
    en: 'This offer is no draft any more and can no longer be changed.',
  },
  not_archived: {
    status: 409,
    de: 'Nur eine festgeschriebene Rechnung wird storniert; diese lässt sich noch ändern.',
    en: 'Only a fixed invoice is cancelled; this one can still be changed.',
  },
  one_parent: {
    status: 400,
    de: 'Eine Position gehört zu einer Rechnung oder zu einem Angebot.',
    en: 'A position belongs to an invoice or to an offer.',
  },
  period: {
    status: 409,
    de: 'Das Ende des Leistungszeitraums liegt vor seinem Beginn.',
    en: 'The period of supply ends before it begins.',
  },
  seller_number_missing: {
    status: 409,
    de: 'In den Einstellungen fehlt die USt-IdNr. oder die Steuernummer.',
    en: 'The VAT ID or the tax number is missing in the settings.',
  },
  send_of_cancelled: {
    status: 409,
    de: 'Diese Rechnung ist storniert und geht nicht mehr hinaus.',
    en: 'This invoice is cancelled and is not sent any more.',
  },
  send_of_draft: {
    status: 409,
    de: 'Versendet wird eine festgeschriebene Rechnung.',
    en: 'Only a fixed invoice is sent.',
  },
  tax_case_rate: {
    status: 409,
    de: 'Steuerfall und Steuersatz passen nicht zusammen.',
    en: 'Tax case and VAT rate do not go together.',
  },
  unclear: {
    status: 409,
    de: 'Erst müssen die unklaren Werte in den Positionen geklärt werden.',
    en: 'The unclear values in the items have to be settled first.',
  },
} as const satisfies RefusalEntries
