import type { RefusalEntries } from '../refusalEntry.ts'

/** Of clients, their recipients and notes. */
export const clientRefusals = {
  bad_country: {
    status: 400,
    de: 'Das Land ist ungültig: zwei Buchstaben.',
    en: 'The country is invalid: two letters.',
  },
  bad_epsg: { status: 400, de: 'Der EPSG-Code ist ungültig.', en: 'The EPSG code is not valid.' },
  bad_event_kind: { status: 400, de: 'Diese Art von Eintrag gibt es nicht.', en: 'There is no entry of this kind.' },
  known_recipient: {
    status: 409,
    de: 'Diese Adresse steht schon bei diesem Kunden.',
    en: 'This client has that address already.',
  },
} as const satisfies RefusalEntries
