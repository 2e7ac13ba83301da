import type { RefusalEntries } from '../refusalEntry.ts'

/** Of the form of a request and of any row: values, versions, keys, rights to what is there. */
export const requestRefusals = {
  bad_count: { status: 400, de: 'Die Anzahl ist ungültig.', en: 'The number is not valid.' },
  bad_day: { status: 400, de: 'Das Datum ist ungültig.', en: 'The date is not valid.' },
  bad_email: { status: 400, de: 'Die E-Mail-Adresse ist ungültig.', en: 'The e-mail address is not valid.' },
  bad_flag: { status: 400, de: 'Erlaubt sind nur ja und nein.', en: 'Only yes and no are allowed.' },
  bad_id: { status: 400, de: 'Die Nummer ist ungültig.', en: 'The number is not valid.' },
  bad_idempotency_key: {
    status: 400,
    de: 'Der Idempotency-Key ist ungültig.',
    en: 'The Idempotency-Key is not valid.',
  },
  bad_if_match: {
    status: 400,
    de: 'If-Match muss eine Versionsnummer sein.',
    en: 'If-Match has to be a version number.',
  },
  bad_number: { status: 400, de: 'Die Zahl ist ungültig.', en: 'The number is not valid.' },
  bad_picture_file: {
    status: 400,
    de: {
      report: 'Das ist kein Bild im Format WebP, JPEG oder PNG.',
      office: 'Das ist kein Bild im Format JPEG oder PNG.',
    },
    en: 'This is no picture in one of the formats WebP, JPEG and PNG.',
  },
  bad_picture_size: {
    status: 400,
    de: {
      report: 'Die angegebene Größe ist nicht die des Bildes.',
      office: 'Das Bild ist beschädigt: seine Größe lässt sich nicht lesen.',
    },
    en: 'The picture is damaged, or has another size than stated.',
  },
  bad_status: {
    status: 400,
    de: { status: 'Diesen Status gibt es nicht.', role: 'Diese Rolle gibt es nicht.' },
    en: 'There is no such status.',
  },
  filter_missing: {
    status: 400,
    de: {
      points: 'Punkte werden je Karte geschrieben.',
      row: 'Eine Änderung braucht einen Filter auf genau eine Zeile.',
      column: '%s braucht einen Filter auf eine Spalte, zum Beispiel ?id=eq.7.',
    },
    en: 'A change needs a filter on exactly one row.',
  },
  fixed_field: {
    status: 409,
    de: 'Dieses Feld lässt sich hier nicht ändern.',
    en: 'This field cannot be changed here.',
  },
  key_reused: {
    status: 422,
    de: 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.',
    en: 'This Idempotency-Key belongs to another request.',
  },
  name_missing: { status: 400, de: 'Der Name fehlt.', en: 'The name is missing.' },
  not_found: {
    status: 404,
    de: {
      report: 'Die Meldung wurde nicht gefunden.',
      picture: 'Das Bild wurde nicht gefunden.',
      client: 'Der Kunde wurde nicht gefunden.',
      recipient: 'Der Empfänger wurde nicht gefunden.',
      invoice: 'Die Rechnung wurde nicht gefunden.',
      offer: 'Das Angebot wurde nicht gefunden.',
      position: 'Die Position wurde nicht gefunden.',
      reminder: 'Die Zahlungserinnerung wurde nicht gefunden.',
      dispatch: 'Die Sendung wurde nicht gefunden.',
      map: 'Die Karte wurde nicht gefunden.',
      scan: 'Das Kartenbild wurde nicht gefunden.',
      entry: 'Der Eintrag wurde nicht gefunden.',
      text: 'Der Textbaustein wurde nicht gefunden.',
      template: 'Die Vorlage wurde nicht gefunden.',
      acronym: 'Das Kürzel wurde nicht gefunden.',
      payment: 'Die Zahlung wurde nicht gefunden.',
      person: 'Die Person wurde nicht gefunden.',
      view: 'Die Ansicht wurde nicht gefunden.',
    },
    en: 'The entry is no longer there.',
  },
  number_decimals: { status: 400, de: 'Höchstens %s Nachkommastellen.', en: 'The number has too many decimal places.' },
  number_range: {
    status: 400,
    de: { large: 'Die Zahl ist zu groß.', negative: 'Ein Steuersatz ist nicht negativ.' },
    en: 'The number is out of range.',
  },
  picture_too_large: {
    status: 413,
    de: { report: 'Das Bild ist zu groß: höchstens 5 MB.', office: 'Das Bild ist zu groß: höchstens 500 kB.' },
    en: 'The picture is too large.',
  },
  text_missing: { status: 400, de: 'Der Text fehlt.', en: 'The text is missing.' },
  token_refused: { status: 401, de: 'Bitte melden Sie sich neu an.', en: 'Please sign in again.' },
  too_long: {
    status: 400,
    de: { text: 'Der Text ist zu lang: höchstens %s Zeichen.', view: 'Die Ansicht ist zu groß.' },
    en: 'The text is too long.',
  },
  transition_refused: {
    status: 409,
    de: 'Dieser Statuswechsel ist nicht möglich.',
    en: 'This change of status is not possible.',
  },
  version_conflict: {
    status: 412,
    de: 'Der Eintrag wurde inzwischen geändert.',
    en: 'The entry has been changed meanwhile.',
  },
} as const satisfies RefusalEntries
