import { documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { unclearPlaces } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { buyersProfile } from '@waldkerf/domain/office/eInvoice/profiles'
import { eInvoiceFindings } from '@waldkerf/domain/office/eInvoice/rules/checks'
import { unknownUnits } from '@waldkerf/domain/office/eInvoice/units'

/** Why a document cannot go out yet. */
export type SendBlock = 'noClient' | 'noRows' | 'unclear' | 'notArchived' | 'cancelled'

/** All that is to be known of a document before it goes out. */
export interface SendPlan {
  block: SendBlock | undefined
  /** An invoice whose XML keeps all rules takes it along. */
  isStructured: boolean
  /** Its total is 0. */
  isFree?: boolean
  /** Units without a code of their own, which go out as pieces. */
  units: readonly string[]
}

/** Whether and how a document can go out. Numbers that cannot be read are asked for first. */
export function planSending(model: DocumentModel): SendPlan {
  const isInvoice = model.kind === 'invoice' || model.kind === 'cancellation'
  const lines = documentLines(model)
  const units = isInvoice ? unknownUnits(lines) : []
  const isPlain: SendPlan = { block: undefined, isStructured: false, units: [] }
  if (model.kind === 'reminder') return isPlain
  if (model.buyer.name === '') return { ...isPlain, block: 'noClient' }
  if (lines.length === 0) return { ...isPlain, block: 'noRows' }
  if (unclearPlaces(model).length > 0) return { ...isPlain, block: 'unclear' }
  const isFree = Number(model.gross) === 0
  if (!isInvoice) return { ...isPlain, isFree }
  if (model.isDraft) return { ...isPlain, block: 'notArchived' }
  const { length: count } = eInvoiceFindings({ ...model, unitsAsPieces: units }, buyersProfile(model))
  return { block: undefined, isStructured: count === 0, isFree, units }
}
