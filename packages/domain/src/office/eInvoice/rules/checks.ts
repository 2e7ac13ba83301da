import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { EInvoiceProfile } from '../profiles.ts'
import { headRules, sumRules } from './documentRules.ts'
import { buyerRules, sellerRules } from './partyRules.ts'
import type { Finding, Rule } from './rule.ts'

/** All rules, in the order in which a checklist shows them. */
export const rules: readonly Rule[] = [...headRules, ...sellerRules, ...buyerRules, ...sumRules]

/** Faults that keep a document from being an e-invoice, each leading to its field; empty when it may be downloaded. */
export const eInvoiceFindings = (documentModel: DocumentModel, profile: EInvoiceProfile): Finding[] =>
  rules
    .filter(({ scope }) => scope === 'all' || scope === profile)
    .flatMap(({ id, check }) => check(documentModel).map((place) => ({ rule: id, place })))
