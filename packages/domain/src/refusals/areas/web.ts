import type { RefusalEntries } from '../refusalEntry.ts'

/** Of the web server, before and after the data service. */
export const webRefusals = {
  address_too_long: { status: 414, de: 'Die Adresse ist zu lang.', en: 'The address is too long.' },
  bad_header: {
    status: 400,
    de: 'Eine Kopfzeile enthält unerlaubte Zeichen.',
    en: 'A header has characters that are not allowed.',
  },
  busy: {
    status: 429,
    de: 'Zu viele Anfragen auf einmal. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Too many requests at once. Please try again in a moment.',
  },
  json_only: { status: 415, de: 'Anfragen sind in JSON.', en: 'Requests are in JSON.' },
  nested_too_deep: { status: 400, de: 'Die Anfrage ist zu tief verschachtelt.', en: 'The request is nested too deep.' },
  no_address: { status: 400, de: 'Diese Adresse ist keine.', en: 'This address is none.' },
  not_ready: {
    status: 503,
    de: 'Der Dienst startet gerade. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The service is just starting. Please try again in a moment.',
  },
  nothing_here: {
    status: 404,
    de: { page: 'Hier ist nichts.', api: 'Diese Schnittstelle gibt es hier nicht.' },
    en: 'There is nothing here.',
  },
  outcome_unknown: {
    status: 502,
    de: 'Die Verbindung zum %s ist abgebrochen. Ob die Anfrage ausgeführt wurde, ist nicht bekannt.',
    en: 'The connection to the service broke. Whether the request was carried out is not known.',
  },
  read_only: { status: 405, de: 'Hier wird nur gelesen.', en: 'There is only reading here.' },
  request_incomplete: {
    status: 408,
    de: 'Die Anfrage kam nicht vollständig an.',
    en: 'The request did not arrive whole.',
  },
  request_too_large: { status: 413, de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  server_fault: {
    status: 500,
    de: 'Ein Fehler im Server. Bitte versuchen Sie es noch einmal.',
    en: 'A fault in the server. Please try once more.',
  },
  upload_only: { status: 405, de: 'Hier wird nur hochgeladen.', en: 'There is only uploading here.' },
} as const satisfies RefusalEntries
