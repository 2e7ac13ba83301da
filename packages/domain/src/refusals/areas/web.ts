import type { RefusalEntries } from '../refusalEntry.ts'

/** Of the web server, before and after the data service. */
export const webRefusals = {
  address_too_long: [414, 'Die Adresse ist zu lang.', 'The address is too long.'],
  bad_header: [400, 'Eine Kopfzeile enthält unerlaubte Zeichen.', 'A header has characters that are not allowed.'],
  bad_parameter: [
    400,
    {
      unknown: 'Unbekannter Parameter: %s.',
      twice: 'Der Parameter %s steht mehrmals da.',
      value: 'Diesen Wert nimmt %s nicht an.',
      bbox: 'bbox hat vier Zahlen in Grad: West, Süd, Ost, Nord.',
      datetime:
        'datetime ist ein Zeitpunkt oder eine Spanne wie 2026-05-01/2026-06-30, ../2026-06-30 oder 2026-05-01/...',
      limit: 'limit ist eine ganze Zahl von 1 bis %s.',
      place: 'Die Adresse der nächsten Seite ist unvollständig.',
    },
    'A parameter is unknown, stands twice, or has a value that is not valid.',
  ],
  busy: [
    429,
    'Zu viele Anfragen auf einmal. Bitte versuchen Sie es gleich noch einmal.',
    'Too many requests at once. Please try again in a moment.',
  ],
  experts_layer: [
    403,
    'Karten und Passpunkte sind nur für Fachleute und die Administration da.',
    'Maps and control points are for experts and administrators only.',
  ],
  json_only: [415, 'Anfragen sind in JSON.', 'Requests are in JSON.'],
  nested_too_deep: [400, 'Die Anfrage ist zu tief verschachtelt.', 'The request is nested too deep.'],
  no_address: [400, 'Diese Adresse ist keine.', 'This address is none.'],
  not_acceptable: [406, 'Hier gibt es JSON und HTML.', 'There is JSON and HTML here.'],
  not_ready: [
    503,
    'Der Dienst startet gerade. Bitte versuchen Sie es gleich noch einmal.',
    'The service is just starting. Please try again in a moment.',
  ],
  nothing_here: [
    404,
    { page: 'Hier ist nichts.', api: 'Diese Schnittstelle gibt es hier nicht.' },
    'There is nothing here.',
  ],
  outcome_unknown: [
    502,
    'Die Verbindung zum %s ist abgebrochen. Ob die Anfrage ausgeführt wurde, ist nicht bekannt.',
    'The connection to the service broke. Whether the request was carried out is not known.',
  ],
  read_only: [405, 'Hier wird nur gelesen.', 'There is only reading here.'],
  request_incomplete: [408, 'Die Anfrage kam nicht vollständig an.', 'The request did not arrive whole.'],
  request_too_large: [413, 'Die Anfrage ist zu groß.', 'The request is too large.'],
  server_fault: [
    500,
    'Ein Fehler im Server. Bitte versuchen Sie es noch einmal.',
    'A fault in the server. Please try once more.',
  ],
  upload_only: [405, 'Hier wird nur hochgeladen.', 'There is only uploading here.'],
} as const satisfies RefusalEntries
