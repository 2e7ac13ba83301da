import type { TermGroup } from './Term.ts'

/** Terms of the office's documents and payments. */
export const office: TermGroup = {
  title: { de: 'Büro', en: 'Office' },
  terms: [
    {
      term: { de: 'Kunde', en: 'Client' },
      wire: 'kunde, client',
      code: 'client',
      meaning: {
        de: 'Wer Karten und Einmessungen beauftragt und Rechnungen bekommt. Experten sehen die Kunden, mit denen sie verbunden sind.',
        en: 'Who orders maps and surveys and receives invoices. Experts see the clients they are connected to.',
      },
    },
    {
      term: { de: 'Angebot', en: 'Offer' },
      wire: 'angebot, an',
      code: 'offer',
      meaning: {
        de: 'Was das Büro zu welchem Preis leisten würde; wird daraus ein Auftrag, folgt die Rechnung.',
        en: 'What the office would do at which price; when it is accepted, the invoice follows.',
      },
    },
    {
      term: { de: 'Rechnung', en: 'Invoice' },
      wire: 'rechnung, rn',
      code: 'invoice',
      meaning: {
        de: 'Offen, bis sie archiviert wird; danach ändert sie niemand mehr. Berichtigt wird durch Storno und neue Rechnung.',
        en: 'Open until it is archived; after that nobody changes it. It is corrected by a cancellation and a new invoice.',
      },
    },
    {
      term: { de: 'Position', en: 'Line item' },
      wire: 'position',
      code: 'position',
      meaning: {
        de: 'Eine Zeile eines Angebots oder einer Rechnung: Anzahl, Einheit, Bezeichnung, Einzelpreis.',
        en: 'A line of an offer or invoice: quantity, unit, text, unit price.',
      },
    },
    {
      term: { de: 'Laufende Nummer', en: 'Order number' },
      wire: 'lfd_nr',
      code: 'lfd_nr',
      meaning: { de: 'Der Platz einer Position in ihrem Dokument.', en: 'The place of a line item in its document.' },
    },
    {
      term: { de: 'Einzelpreis', en: 'Unit price' },
      wire: 'ep',
      code: 'ep',
      meaning: { de: 'Netto, je Einheit.', en: 'Net, per unit.' },
    },
    {
      term: { de: 'Umsatzsteuersatz', en: 'VAT rate' },
      wire: 'ust_satz',
      code: 'ust_satz',
      meaning: { de: 'In Prozent; gilt für das ganze Dokument.', en: 'In per cent; holds for the whole document.' },
    },
    {
      term: { de: 'Leistungsdatum', en: 'Date of supply' },
      wire: 'le_date',
      code: 'le_date',
      meaning: {
        de: 'Wann geleistet wurde; nicht der Tag der Rechnung.',
        en: 'When the work was done; not the day of the invoice.',
      },
    },
    {
      term: { de: 'Archiv', en: 'Archive' },
      wire: '–',
      code: 'archive',
      meaning: {
        de: 'Die Fassung einer Rechnung, wie sie hinausging, unveränderlich.',
        en: 'The version of an invoice as it went out, unchangeable.',
      },
    },
    {
      term: { de: 'E-Rechnung', en: 'E-invoice' },
      wire: '–',
      code: 'eInvoice',
      meaning: {
        de: 'Dieselbe Rechnung als Daten nach EN 16931, allein oder im PDF.',
        en: 'The same invoice as data by EN 16931, alone or within the PDF.',
      },
    },
    {
      term: { de: 'Leitweg-ID', en: 'Buyer reference (Leitweg-ID)' },
      wire: 'leitweg_id',
      code: 'leitweg_id',
      meaning: {
        de: 'Wohin eine Behörde die E-Rechnung leitet.',
        en: 'Where a public authority routes the e-invoice to.',
      },
    },
    {
      term: { de: 'Prognose', en: 'Forecast' },
      wire: 'prognose',
      code: 'forecastEntry',
      meaning: {
        de: 'Erwartete Einnahmen und Ausgaben nach Tag, mit dem, was Angebote und Rechnungen erwarten lassen.',
        en: 'Expected income and expenses by day, with what offers and invoices lead one to expect.',
      },
    },
    {
      term: { de: 'Textbaustein', en: 'Text block' },
      wire: 'freitexte',
      code: 'textBlock',
      meaning: {
        de: 'Ein Text, der immer wieder in Dokumente kommt.',
        en: 'A text that goes into documents again and again.',
      },
    },
    {
      term: { de: 'Positionsvorlage', en: 'Line item template' },
      wire: 'position_tmpl',
      code: 'positionTemplate',
      meaning: { de: 'Eine Position, wie sie oft gebraucht wird.', en: 'A line item as it is often needed.' },
    },
    {
      term: { de: 'Kürzel', en: 'Staff acronym' },
      wire: 'acronyms',
      code: 'acronym',
      meaning: {
        de: 'Zwei, drei Buchstaben für eine Person des Büros.',
        en: 'Two or three letters for a person of the office.',
      },
    },
  ],
}
