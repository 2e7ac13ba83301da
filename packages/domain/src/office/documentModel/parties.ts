import { isBlank } from '@waldkerf/domain/texts/blank'
import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import { homeCountry } from '../countries.ts'
import type { Buyer, Seller } from './documentModel.ts'

/** The office as it is shown, live or frozen with an invoice. */
export type OfficeData = Omit<OfficeSettings, 'version'>

/** The client as a document shows it. */
export interface ClientData {
  name: string
  name_zusatz: string
  strasse: string
  plz: string
  ort: string
  ap_gender: string
  ap_vorname: string
  ap_nachname: string
  email: string
  ust_id: string
  leitweg_id: string
  /** ISO 3166-1 in two letters. */
  land: string
}

const filled = (...texts: readonly string[]) => texts.find((text) => !isBlank(text)) ?? ''

/** The sender of the document. The owner is the default contact person, the firm the default account holder. */
export const toSeller = (office: OfficeData): Seller => ({
  name: office.firma,
  street: office.strasse,
  postcode: office.plz,
  city: office.ort,
  country: homeCountry,
  vatId: office.ust_id,
  taxNumber: office.steuernummer,
  register: office.handelsregister,
  contact: { name: filled(office.ansprechpartner, office.inhaber), phone: office.telefon, email: office.email },
  bank: { holder: filled(office.kontoinhaber, office.firma), iban: office.iban, bic: office.bic },
})

const titles: Readonly<Record<string, string>> = { w: 'Frau', m: 'Herrn' }

/** 'Frau Dr. Petersen'; without a known form of address the name alone. */
const contactLine = ({ ap_gender, ap_vorname, ap_nachname }: ClientData) =>
  [titles[ap_gender] ?? '', ap_vorname, ap_nachname].filter((part) => !isBlank(part)).join(' ')

/** The recipient of the document; empty while no client is chosen. */
export function toBuyer(client: ClientData | null): Buyer {
  return {
    name: client?.name ?? '',
    addition: client?.name_zusatz ?? '',
    street: client?.strasse ?? '',
    postcode: client?.plz ?? '',
    city: client?.ort ?? '',
    country: client?.land ?? '',
    contact: client?.ap_nachname ? contactLine(client) : '',
    vatId: client?.ust_id ?? '',
    email: client?.email ?? '',
    reference: client?.leitweg_id ?? '',
  }
}
