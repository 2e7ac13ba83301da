import { isBlank } from '../texts/blank.ts'
import { sellerRules } from '../office/eInvoice/rules/partyRules.ts'
import type { Place } from '../office/eInvoice/rules/rule.ts'
import { makeDocumentModel } from '../office/documentModel/makeDocumentModel.ts'
import type { DocumentModel, Seller } from '../office/documentModel/documentModel.ts'
import { toSeller } from '../office/documentModel/parties.ts'
import { isTerm, type SettingsField, type SettingsValues } from './settingsValues.ts'

/** A part of the settings that a checklist leads to. */
export type SettingsPart = Extract<Place, { area: 'settings' }>['field']

export const settingsParts = ['name', 'address', 'taxNumber', 'bank', 'contact', 'phone', 'email'] as const

/** No invoice is fixed without them: § 14 Abs. 4 UStG, and where it is paid to. The others the public sector asks for. */
const neededParts: readonly SettingsPart[] = ['name', 'address', 'taxNumber', 'bank']

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

/** Faults of who writes an invoice, in the order of the parts. */
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

/** An office's way to its first invoice: all parts, those that no invoice is fixed without before the others. */
export function officeParts(values: SettingsValues): OfficePart[] {
  const findings = settingsFindings(values)
  return settingsParts.map((part) => {
    const rules = findings.filter((finding) => finding.part === part).map(({ rule }) => rule)
    const isEmpty = fieldsOfPart[part].every((field) => isBlank(values[field]))
    const state = rules.length === 0 ? 'done' : isEmpty ? 'missing' : 'wrong'
    return { part, isNeeded: neededParts.includes(part), state, rules }
  })
}

/** Nothing of the office keeps an invoice from being fixed. */
export const isOfficeReady = (values: SettingsValues): boolean =>
  officeParts(values).every(({ isNeeded, state }) => !isNeeded || state === 'done')

/** Parts of the office that bar fixing this invoice, since they would be missing from it for good. */
export const barringParts = (documentModel: DocumentModel): SettingsPart[] =>
  neededParts.filter((part) => sellerFindings(documentModel).some((finding) => finding.part === part))
