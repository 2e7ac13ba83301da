import { isBlank } from '../texts/blank.ts'
import { sellerRules } from '../office/eInvoice/rules/partyRules.ts'
import type { Place } from '../office/eInvoice/rules/rule.ts'
import { makeDocumentModel } from '../office/documentModel/makeDocumentModel.ts'
import type { DocumentModel, Seller } from '../office/documentModel/documentModel.ts'
import { toSeller } from '../office/documentModel/parties.ts'
import { isTerm, type SettingsField, type SettingsValues } from './settingsValues.ts'

/** A part of the settings to which a checklist links. */
export type SettingsPart = Extract<Place, { area: 'settings' }>['field']

export const settingsParts = ['name', 'address', 'taxNumber', 'bank', 'contact', 'phone', 'email'] as const

/** Required to archive an invoice: § 14 Abs. 4 UStG and the account. Only the public sector requires the others. */
const neededParts: readonly SettingsPart[] = ['name', 'address', 'taxNumber', 'bank']

/** The fields of each part; the first gets the focus. */
export const fieldsOfPart: Readonly<Record<SettingsPart, readonly SettingsField[]>> = {
  name: ['firma'],
  address: ['strasse', 'plz', 'ort'],
  taxNumber: ['ust_id', 'steuernummer'],
  contact: ['ansprechpartner', 'inhaber'],
  phone: ['telefon'],
  email: ['email'],
  bank: ['iban', 'bic'],
}

/** A value that an e-invoice requires and the settings lack. */
export interface SettingsFinding {
  rule: string
  part: SettingsPart
  /** Whether only the public sector requires it. */
  isPublicOnly: boolean
}

/** An invoice with this seller and no other content, to check the seller's rules. */
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

/** Faults in the seller's data, in the order of the parts. */
const sellerFindings = (documentModel: DocumentModel): SettingsFinding[] =>
  sellerRules
    .flatMap(({ id, scope, check }) =>
      check(documentModel).flatMap((place) =>
        place.area === 'settings' ? [{ rule: id, part: place.field, isPublicOnly: scope === 'xrechnung' }] : [],
      ),
    )
    .toSorted((a, b) => settingsParts.indexOf(a.part) - settingsParts.indexOf(b.part))

/** Faults that keep every invoice of this office from being an e-invoice. */
export function settingsFindings(values: SettingsValues): SettingsFinding[] {
  const term = isTerm(values.zahlungsziel_tage) ? Number(values.zahlungsziel_tage) : 0
  return sellerFindings(documentModelWith(toSeller({ ...values, zahlungsziel_tage: term })))
}

/** A part of the settings, and whether invoices can show it. */
export interface OfficePart {
  part: SettingsPart
  isNeeded: boolean
  state: 'done' | 'missing' | 'wrong'
  /** The rules that it breaks. */
  rules: readonly string[]
}

/** All parts of the settings, those required to archive an invoice before the others. */
export function officeParts(values: SettingsValues): OfficePart[] {
  const findings = settingsFindings(values)
  return settingsParts.map((part) => {
    const rules = findings.filter((finding) => finding.part === part).map(({ rule }) => rule)
    const isEmpty = fieldsOfPart[part].every((field) => isBlank(values[field]))
    const state = rules.length === 0 ? 'done' : isEmpty ? 'missing' : 'wrong'
    return { part, isNeeded: neededParts.includes(part), state, rules }
  })
}

/** Whether the settings allow an invoice to be archived. */
export const isOfficeReady = (values: SettingsValues): boolean =>
  officeParts(values).every(({ isNeeded, state }) => !isNeeded || state === 'done')

/** Parts of the settings that prevent archiving this invoice, since they would be missing from it for ever. */
export const barringParts = (documentModel: DocumentModel): SettingsPart[] =>
  neededParts.filter((part) => sellerFindings(documentModel).some((finding) => finding.part === part))
