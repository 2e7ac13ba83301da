import type { RefusalEntries } from '../refusalEntry.ts'

/** Of offers and invoices: numbers, dates, tax, sending. */
export const documentRefusals = {
  archived: [
    409,
    'Diese Rechnung ist festgeschrieben und kann nicht mehr geändert werden.',
    'This invoice is fixed and can no longer be changed.',
  ],
  bad_document_kind: [400, 'Diese Art von Dokument gibt es nicht.', 'There is no such kind of document.'],
  bad_field: [400, 'Unklar sein können nur Menge und Einzelpreis.', 'Only quantity and unit price can be unclear.'],
  bad_file: [400, 'Eine der Dateien ist beschädigt.', 'One of the files is damaged.'],
  bad_instalment_way: [
    400,
    'Ein Abschlag wird als Betrag, als Anteil oder nach Leistungsstand berechnet.',
    'An instalment is an amount, a share or by progress.',
  ],
  bad_progress: [400, 'Der Leistungsstand ist nicht lesbar.', 'The progress cannot be read.'],
  bad_subject: [400, 'Der Betreff ist ungültig.', 'The subject is not valid.'],
  bad_tax_case: [400, 'Diesen Steuerfall gibt es nicht.', 'There is no such tax case.'],
  buyer_vat_id_missing: [
    409,
    'Bei Steuerschuldnerschaft des Leistungsempfängers fehlt dessen USt-IdNr.',
    'Under reverse charge the client’s VAT ID is needed.',
  ],
  cancelled: [409, 'Diese Rechnung ist schon storniert.', 'This invoice has been cancelled already.'],
  date_future: [
    400,
    'Das Datum liegt mehr als sieben Tage in der Zukunft.',
    'The date is more than seven days in the future.',
  ],
  date_order: [
    409,
    {
      last: 'Das Datum liegt vor dem des letzten Dokuments.',
      neighbours: 'Das Datum muss zwischen denen der benachbarten Nummern liegen.',
    },
    'Date order has to follow number order.',
  ],
  date_year: [409, 'Das Datum muss im Jahr der Nummer bleiben.', 'The date has to stay in the year of its number.'],
  dispatch_arrived: [409, 'Diese E-Mail ist schon angenommen.', 'This e-mail has been accepted already.'],
  exemption_missing: [
    409,
    'Ohne Umsatzsteuer braucht die Rechnung einen Grund.',
    'Without VAT the invoice needs a reason.',
  ],
  files_too_large: [
    413,
    'PDF und XML sind zusammen zu groß: höchstens 10 MB.',
    'PDF and XML are too large together: 10 MB at most.',
  ],
  final_exists: [
    409,
    'Zu diesem Auftrag gibt es schon die Schlussrechnung %s.',
    'This order has a final invoice already.',
  ],
  in_final_invoice: [
    409,
    'Diese Abschlagsrechnung ist in der Schlussrechnung %s abgerechnet. Stornieren Sie zuerst diese.',
    'This instalment has gone over into the final invoice. Cancel that one first.',
  ],
  incomplete: [
    409,
    'Zum Festschreiben fehlen noch der Kunde oder die Positionen.',
    'Before it can be fixed, the client or the positions are still missing.',
  ],
  instalment_beyond: [
    409,
    'Mit den früheren Abschlägen ist das mehr, als bestellt wurde. Bitte bestätigen Sie es.',
    'With the earlier instalments that is more than was ordered. Please confirm it.',
  ],
  instalment_draft: [
    409,
    'Die Abschlagsrechnung %s dieses Auftrags ist noch ein Entwurf. Schreiben Sie sie zuerst fest.',
    'An instalment of this order is still a draft. Finalise it first.',
  ],
  instalment_nothing: [
    409,
    'Nach Abzug der früheren Abschläge bleibt nichts zu berechnen.',
    'After the earlier instalments nothing remains to be invoiced.',
  ],
  is_cancellation: [
    409,
    { cancel: 'Eine Stornorechnung wird nicht storniert.', copy: 'Eine Stornorechnung wird nicht kopiert.' },
    'A cancellation invoice can be neither cancelled nor copied.',
  ],
  joint_client: [
    409,
    'Das Angebot %s ist für einen anderen Kunden; eine Rechnung geht an einen.',
    'One of the offers is for another client; an invoice is for one.',
  ],
  joint_instalments: [
    409,
    'Zum Angebot %s gibt es Abschlagsrechnungen: Sein Rest gehört in seine Schlussrechnung.',
    'One of the offers has instalments: its rest belongs in its final invoice.',
  ],
  joint_invoiced: [
    409,
    'Das Angebot %s ist schon mit der Rechnung %s abgerechnet.',
    'One of the offers has been invoiced already.',
  ],
  joint_not_accepted: [409, 'Das Angebot %s ist nicht angenommen.', 'One of the offers is not accepted.'],
  joint_not_invoiced: [
    409,
    'Das Angebot %s ist noch nicht abgerechnet, also auch nicht noch einmal.',
    'One of the offers has not been invoiced yet, and so not once more.',
  ],
  joint_tax: [
    409,
    'Das Angebot %s hat einen anderen Steuersatz oder Steuerfall; eine Rechnung hat einen.',
    'One of the offers has another VAT rate or tax case; an invoice has one.',
  ],
  not_a_draft: [
    409,
    'Dieses Angebot ist kein Entwurf mehr und kann nicht mehr geändert werden.',
    'This offer is no draft any more and can no longer be changed.',
  ],
  not_accepted: [409, 'Abgerechnet wird ein angenommenes Angebot.', 'Only an accepted offer is settled.'],
  not_archived: [
    409,
    'Nur eine festgeschriebene Rechnung wird storniert; diese lässt sich noch ändern.',
    'Only a fixed invoice is cancelled; this one can still be changed.',
  ],
  offer_in_instalments: [
    409,
    'Zu diesem Angebot gibt es Abschlagsrechnungen: Der Rest gehört in die Schlussrechnung.',
    'This offer has instalments: the rest belongs in the final invoice.',
  ],
  offer_invoiced: [
    409,
    'Dieses Angebot ist schon mit der Rechnung %s abgerechnet.',
    'This offer has been invoiced as a whole already.',
  ],
  one_parent: [
    400,
    'Eine Position gehört zu einer Rechnung oder zu einem Angebot.',
    'A position belongs to an invoice or to an offer.',
  ],
  period: [
    409,
    'Das Ende des Leistungszeitraums liegt vor seinem Beginn.',
    'The period of supply ends before it begins.',
  ],
  seller_number_missing: [
    409,
    'In den Einstellungen fehlt die USt-IdNr. oder die Steuernummer.',
    'The VAT ID or the tax number is missing in the settings.',
  ],
  send_of_cancelled: [
    409,
    'Diese Rechnung ist storniert und geht nicht mehr hinaus.',
    'This invoice is cancelled and is not sent any more.',
  ],
  send_of_draft: [409, 'Versendet wird eine festgeschriebene Rechnung.', 'Only a fixed invoice is sent.'],
  send_of_settled: [
    409,
    'Diese Abschlagsrechnung ist in der Schlussrechnung %s abgerechnet und geht nicht mehr hinaus.',
    'This instalment has gone over into the final invoice and is not sent any more.',
  ],
  tax_case_rate: [409, 'Steuerfall und Steuersatz passen nicht zusammen.', 'Tax case and VAT rate do not go together.'],
  unclear: [
    409,
    'Erst müssen die unklaren Werte in den Positionen geklärt werden.',
    'The unclear values in the items have to be settled first.',
  ],
} as const satisfies RefusalEntries
