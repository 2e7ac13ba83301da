import { noBuyerDetails } from '@waldkerf/domain/office/workplace/paperOf'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useMemo } from 'react'
import { useClientInvoicing } from '../../data/documents/invoicing.ts'
import { settling, useUnsaved } from '../../unsaved/unsaved.ts'
import { texts } from './editorPage.texts.ts'

/** What the chosen client asks for in e-invoices; typed here it is stored with the client. */
export function useBuyerDetails(clientId: string) {
  const t = useTexts(texts)
  const { invoicing, edits, typed } = useClientInvoicing(clientId === '' ? undefined : Number(clientId))
  const { mine, conflict, problem } = typed
  const { email, ust_id, leitweg_id, land } = invoicing ?? noBuyerDetails
  const stored = useMemo(() => ({ email, ust_id, leitweg_id, land }), [email, ust_id, leitweg_id, land])
  useUnsaved(mine && (conflict || problem !== undefined) ? t.details : undefined)
  useEffect(() => settling.add({ name: t.details, settle: edits.flush, onLeaving: true }), [edits, t])
  return {
    details: mine ?? stored,
    setDetails: (details: typeof stored) => edits.change(details, stored),
    /** Why they are not stored, if they could not be. */
    problem: mine && problem !== undefined ? t.detailsFailed(problem) : undefined,
    save: () => void edits.flush(),
    conflict,
    resolve: edits.resolve,
  }
}
