import type { ClientRow } from '../entities/clients.ts'

/** The client's fields that one call stores (`a_update_client_details`), and the most characters each takes. */
export const clientLimits = {
  name: 200,
  name_zusatz: 200,
  strasse: 200,
  plz: 10,
  ort: 100,
  ap_gender: 20,
  ap_vorname: 100,
  ap_nachname: 100,
  ap_tel: 50,
} as const
export type ClientField = keyof typeof clientLimits
export type ClientValues = Readonly<Record<ClientField, string>>

export const clientFields = Object.keys(clientLimits) as ClientField[]

const fromFields = (readField: (field: ClientField) => string) =>
  Object.fromEntries(clientFields.map((field) => [field, readField(field)])) as ClientValues

export const clientValues = (row: ClientRow): ClientValues => fromFields((field) => row[field])

/** Of whom `ap_gender` is known; other stored values are kept. */
export const genders = ['w', 'm', 'd'] as const
