import type { ClientEvent } from '@waldkerf/domain/entities/clientEvents'
import type { Recipient } from '@waldkerf/domain/entities/recipients'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { addDays, instantOn } from '../days.ts'
import type { ClientSeed } from './clients.ts'

/** A stored recipient; the time of the last mail is derived from the dispatches. */
export type StoredRecipient = Omit<Recipient, 'zuletzt'>

/** A note of the office about a client. */
export interface StoredNote {
  id: number
  client_id: number
  text: string
  erstellt_am: string
  erstellt_von: ClientEvent['wer']
}

/** Recipients of every third client: accounts, who have the client's own address, and the contact person; the others have that address alone. */
export const seedRecipients = (clients: readonly ClientSeed[]): StoredRecipient[] =>
  clients
    .filter((_, index) => index % 3 === 0)
    .flatMap(({ client_id, email, ap_vorname, ap_nachname }) => [
      {
        client_id,
        name: 'Rechnungsstelle',
        email,
        fuer_rechnungen: true,
        version: 1,
      },
      {
        client_id,
        name: `${ap_vorname} ${ap_nachname}`,
        email: `vorzimmer@kunde-${client_id}.waldkerf.test`,
        fuer_rechnungen: false,
        version: 1,
      },
    ])
    .map((row, index) => ({ id: index + 1, ...row }))

const words = [
  'Telefonat: Begehung im Frühjahr, vorher Rückruf beim Revierleiter.',
  'Wünscht künftig eine Rechnung je Revier.',
  'Unterlagen für die Vermessung liegen beim Bauamt.',
] as const

/** A few notes for every second client. */
export const seedNotes = (clients: readonly ClientSeed[], today: string): StoredNote[] =>
  clients
    .filter((_, index) => index % 2 === 0)
    .flatMap(({ client_id }) =>
      words.slice(0, 1 + (client_id % 3)).map((text, index) => ({
        client_id,
        text,
        erstellt_am: instantOn(addDays(today, -9 - 40 * index - client_id)),
        erstellt_von: 'admin@waldkerf.test',
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row }))

/** When maps were begun, by their ids. */
export const seedMapTimes = (maps: readonly SurveyMap[], today: string): Record<number, string> =>
  Object.fromEntries(maps.map(({ id }) => [id, instantOn(addDays(today, -3 - id * 11))]))
