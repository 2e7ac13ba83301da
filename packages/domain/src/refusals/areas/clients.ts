import type { RefusalEntries } from '../refusalEntry.ts'

/** Of clients, their recipients and notes. */
export const clientRefusals = {
  bad_country: [400, 'Das Land ist ungültig: zwei Buchstaben.', 'The country is invalid: two letters.'],
  bad_epsg: [400, 'Der EPSG-Code ist ungültig.', 'The EPSG code is not valid.'],
  bad_event_kind: [400, 'Diese Art von Eintrag gibt es nicht.', 'There is no entry of this kind.'],
  known_recipient: [409, 'Diese Adresse steht schon bei diesem Kunden.', 'This client has that address already.'],
} as const satisfies RefusalEntries
