import { isBlank } from '@waldkerf/domain/texts/blank'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'

/** The field of the missing or wrong value, to which a checklist links; a row is named by its key. */
export type Place =
  | { area: 'settings'; field: 'name' | 'address' | 'taxNumber' | 'contact' | 'phone' | 'email' | 'bank' }
  | {
      area: 'client'
      field: 'name' | 'address' | 'postcode' | 'country' | 'email' | 'reference' | 'leitwegId' | 'vatId'
    }
  | {
      area: 'head'
      field: 'day' | 'supplyDay' | 'supplyEnd' | 'dueDay' | 'rate' | 'taxCase' | 'exemption' | 'number' | 'original'
    }
  | { area: 'row'; key: string; field: 'text' | 'price' | 'unit'; unclear?: undefined }
  /** `unclear`: the text typed in place of a number. */
  | { area: 'row'; key: string; field: 'quantity' | 'price'; unclear: string }
  | { area: 'rows' }

export interface Finding {
  /** Of the rule, as EN 16931 or XRechnung number them; own rules start with WK. */
  rule: string
  place: Place
}

/** One rule. `check` names every place that breaks it. */
export interface Rule {
  id: string
  /** 'all': every structured invoice; 'xrechnung': only what the public sector asks for in addition. */
  scope: 'all' | 'xrechnung'
  check: (documentModel: DocumentModel) => readonly Place[]
}

/** A rule about one value that must be there. */
export const required = (
  id: string,
  scope: Rule['scope'],
  place: Place,
  value: (documentModel: DocumentModel) => string,
): Rule => ({
  id,
  scope,
  check: (documentModel) => (isBlank(value(documentModel)) ? [place] : []),
})

/** A rule about one value that must hold. */
export const holds = (
  id: string,
  scope: Rule['scope'],
  place: Place,
  isSound: (documentModel: DocumentModel) => boolean,
): Rule => ({
  id,
  scope,
  check: (documentModel) => (isSound(documentModel) ? [] : [place]),
})
