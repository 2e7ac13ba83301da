import type { Conflict } from '@waldkerf/domain/office/workplace/mergeStored'
import { type BuyerDetails, buyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useMemo } from 'react'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { useClientInvoicing } from '@waldkerf/app/data/documents/invoicing'
import { pendingWrites, useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { texts } from './editorPage.texts.ts'

/** The buyer's key in conflicts. */
export const buyerKey = 'buyer'

/** The chosen client's details for e-invoices; changes made here are stored with the client. */
export function useBuyerDetails(clientId: string) {
  const t = useTexts(texts)
  const { row, edits, snapshot } = useClientInvoicing(clientId === '' ? undefined : Number(clientId))
  const { status, typed, theirs, error } = snapshot
  const details = useMemo(() => typed?.mine ?? buyerDetails(row), [typed, row])
  const isStuck = status === 'conflict' || status === 'failed'
  useUnsaved(typed && isStuck ? t.details : undefined)
  useEffect(() => pendingWrites.add({ name: t.details, flush: edits.flush, onLeaving: true }), [edits, t])
  const fields = Object.entries(theirs).map(([field, value]) => ({
    field,
    mine: details[field as keyof BuyerDetails],
    theirs: value,
  }))
  const conflict: Conflict = { key: buyerKey, fields }
  return {
    details,
    setDetails: (mine: BuyerDetails) => edits.change(row, mine),
    /** Message if they could not be stored. */
    problem: status === 'failed' ? t.detailsFailed(errorMessage(error)) : undefined,
    save: () => void edits.flush(),
    conflict: status === 'conflict' ? conflict : undefined,
    resolve: edits.resolve,
  }
}
