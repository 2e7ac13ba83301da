import { sellerRules } from '../office/eInvoice/rules/partyRules.ts'
import type { Place } from '../office/eInvoice/rules/rule.ts'
import { makeDocumentModel } from '../office/documentModel/makeDocumentModel.ts'
import type { Seller } from '../office/documentModel/documentModel.ts'
import { toSeller } from '../office/documentModel/parties.ts'
import { isTerm, type SettingsField, type SettingsValues } from './settingsValues.ts'

/** A part of the settings that a checklist leads to. */
export type SettingsPart = Extract<Place, { area: 'settings' }>['field']

export const settingsParts = ['name', 'address', 'taxNumber', 'contact', 'phone', 'email', 'bank'] as const

/** Where each part is typed: its first field gets the focus. */
export const fieldsOfPart: Readonly<Record<SettingsPart, readonly SettingsField[]>> = {
  name: ['firma'],
  address: ['strasse', 'plz', 'ort'],
  taxNumber: ['ust_id', 'steuernummer'],
  contact: ['ansprechpartner', 'inhaber'],
  phone: ['telefon'],
  email: ['email'],
  bank: ['iban', 'bic'],
}

/** Something that an e-invoice needs and the settings do not have. */
export interface SettingsFinding {
  rule: string
  part: SettingsPart
  /** Only the public sector asks for it. */
  isPublicOnly: boolean
}

/** An invoice of which nothing but the seller counts. */
const documentModelWith = (seller: Seller) => {
  const nobody = { name: '', addition: '', street: '', postcode: '', city: '', country: '', contact: '' }
  const days = { day: '', supplyDay: '', supplyEnd: '', dueDay: '' }
  const head = { kind: 'invoice', number: '', ...days, rate: '0', taxCase: 'E', exemption: '' } as const
  const texts = { salutation: '', cover: '', closing: '', signature: '' }
  return makeDocumentModel(
    { ...head, ...texts, isDraft: true, seller, buyer: { ...nobody, vatId: '', email: '', reference: '' } },
    [],
  )
}

/** Faults that keep every invoice of this office from being an e-invoice, in the order of the form. */
export function settingsFindings(values: SettingsValues): SettingsFinding[] {
  const term = isTerm(values.zahlungsziel_tage) ? Number(values.zahlungsziel_tage) : 0
  const documentModel = documentModelWith(toSeller({ ...values, zahlungsziel_tage: term }))
  return sellerRules
    .flatMap(({ id, scope, check }) =>
      check(documentModel).flatMap((place) =>
        place.area === 'settings' ? [{ rule: id, part: place.field, isPublicOnly: scope === 'xrechnung' }] : [],
      ),
    )
    .toSorted((a, b) => settingsParts.indexOf(a.part) - settingsParts.indexOf(b.part))
}
