import type { RefusalEntries } from '../refusalEntry.ts'

/** Of the form of a request and of any row: values, versions, keys, rights to what is there. */
export const requestRefusals = {
  bad_count: [400, 'Die Anzahl ist ungültig.', 'The number is not valid.'],
  bad_day: [400, 'Das Datum ist ungültig.', 'The date is not valid.'],
  bad_email: [400, 'Die E-Mail-Adresse ist ungültig.', 'The e-mail address is not valid.'],
  bad_flag: [400, 'Erlaubt sind nur ja und nein.', 'Only yes and no are allowed.'],
  bad_id: [400, 'Die Nummer ist ungültig.', 'The number is not valid.'],
  bad_idempotency_key: [400, 'Der Idempotency-Key ist ungültig.', 'The Idempotency-Key is not valid.'],
  bad_if_match: [400, 'If-Match muss eine Versionsnummer sein.', 'If-Match has to be a version number.'],
  bad_number: [400, 'Die Zahl ist ungültig.', 'The number is not valid.'],
  bad_picture_file: [
    400,
    {
      report: 'Das ist kein Bild im Format WebP, JPEG oder PNG.',
      office: 'Das ist kein Bild im Format JPEG oder PNG.',
    },
    'This is no picture in one of the formats WebP, JPEG and PNG.',
  ],
  bad_picture_size: [
    400,
    {
      report: 'Die angegebene Größe ist nicht die des Bildes.',
      office: 'Das Bild ist beschädigt: seine Größe lässt sich nicht lesen.',
    },
    'The picture is damaged, or has another size than stated.',
  ],
  bad_status: [
    400,
    { status: 'Diesen Status gibt es nicht.', role: 'Diese Rolle gibt es nicht.' },
    'There is no such status.',
  ],
  filter_missing: [
    400,
    {
      points: 'Punkte werden je Karte geschrieben.',
      row: 'Eine Änderung braucht einen Filter auf genau eine Zeile.',
      column: '%s braucht einen Filter auf eine Spalte, zum Beispiel ?id=eq.7.',
    },
    'A change needs a filter on exactly one row.',
  ],
  fixed_field: [409, 'Dieses Feld lässt sich hier nicht ändern.', 'This field cannot be changed here.'],
  key_reused: [
    422,
    'Dieser Idempotency-Key gehört zu einer anderen Anfrage.',
    'This Idempotency-Key belongs to another request.',
  ],
  limit_reached: [
    429,
    {
      meldung:
        'Von einem Konto nimmt der Dienst höchstens %s Meldungen je %s an. Weiter geht es %s Uhr; Ihre Eingabe bleibt erhalten.',
      bild: 'Von einem Konto nimmt der Dienst höchstens %s MB Bilder je %s an. Weiter geht es %s Uhr; Ihre Eingabe bleibt erhalten.',
      versand:
        'Von einem Konto verschickt der Dienst höchstens %s Dokumente je %s. Weiter geht es %s Uhr; Ihre Eingabe bleibt erhalten.',
    },
    'This account has reached its limit. It can go on at %s; your input is kept.',
  ],
  name_missing: [400, 'Der Name fehlt.', 'The name is missing.'],
  not_found: [
    404,
    {
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
      limit: 'Die Grenze wurde nicht gefunden.',
      text: 'Der Textbaustein wurde nicht gefunden.',
      template: 'Die Vorlage wurde nicht gefunden.',
      acronym: 'Das Kürzel wurde nicht gefunden.',
      payment: 'Die Zahlung wurde nicht gefunden.',
      person: 'Die Person wurde nicht gefunden.',
      view: 'Die Ansicht wurde nicht gefunden.',
      import: 'Der Import wurde nicht gefunden.',
    },
    'The entry is no longer there.',
  ],
  number_decimals: [400, 'Höchstens %s Nachkommastellen.', 'The number has too many decimal places.'],
  number_range: [
    400,
    { large: 'Die Zahl ist zu groß.', negative: 'Ein Steuersatz ist nicht negativ.' },
    'The number is out of range.',
  ],
  picture_too_large: [
    413,
    { report: 'Das Bild ist zu groß: höchstens 5 MB.', office: 'Das Bild ist zu groß: höchstens 500 kB.' },
    'The picture is too large.',
  ],
  text_missing: [400, 'Der Text fehlt.', 'The text is missing.'],
  token_refused: [401, 'Bitte melden Sie sich neu an.', 'Please sign in again.'],
  too_long: [
    400,
    { text: 'Der Text ist zu lang: höchstens %s Zeichen.', view: 'Die Ansicht ist zu groß.' },
    'The text is too long.',
  ],
  transition_refused: [409, 'Dieser Statuswechsel ist nicht möglich.', 'This change of status is not possible.'],
  version_conflict: [412, 'Der Eintrag wurde inzwischen geändert.', 'The entry has been changed meanwhile.'],
} as const satisfies RefusalEntries
