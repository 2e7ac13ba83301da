import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import { invoiceOffers } from '@waldkerf/domain/documents/invoiceOffers'
import { isUnderHeading } from '@waldkerf/domain/office/joint/jointLines'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { LayOut, LifecycleActions } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { useConversion } from '@waldkerf/app/data/documents/useConversion'
import { useDocumentRefresh, useOffered } from '@waldkerf/app/data/documents/storedDocument'
import { useArchiving, useCancellation, useDocumentCopy } from '@waldkerf/app/data/documents/lifecycleActions'
import { useOrderActions } from '@waldkerf/app/data/documents/orders'
import type { EditorSession } from '@waldkerf/domain/office/editorSession/sessionTypes'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { documentAddress } from '../documents/documentAddress.ts'
import { texts } from './editorPage.texts.ts'
import { refuseOverfull } from './layoutRefusals.ts'
import { orderId } from './orders/orderId.ts'

interface LifecycleInput {
  kind: DocumentKind
  id: number
  session: EditorSession
  user: string
  layOut: LayOut
}

/** The next steps of a document. Pending edits are sent first, so that the copy or follow-up document contains them all. */
export function useLifecycleActions({ kind, id, session, user, layOut }: LifecycleInput) {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const conversion = useConversion(id, user)
  const copy = useDocumentCopy()
  const cancel = useCancellation()
  const archive = useArchiving()
  const { settle } = useOrderActions(orderId(session.snapshot().data) ?? id)
  const [compared, setCompared] = useState<Parameters<typeof useOffered>[0]>()
  const offered = useOffered(compared)
  const refreshOffer = useDocumentRefresh('offer', id)
  const refresh = useDocumentRefresh(kind, id)

  /** @throws Error with a message for people */
  async function withAllSent<T>(work: () => Promise<T>): Promise<T> {
    if (!(await session.flush())) throw new Error(t.notSent)
    return withMessage(work).finally(refresh)
  }
  const lifecycle: LifecycleActions = {
    async convert(days) {
      const invoiceId = await withAllSent(() => conversion.start(days))
      if (invoiceId === undefined) return
      refreshOffer()
      await session.sync().catch(() => undefined)
      void navigate(paths.invoice(invoiceId))
    },
    async settle({ day, supplyDay }) {
      const made = await withAllSent(() => settle({ rn_datum: day, le_date: supplyDay }))
      void navigate(paths.invoice(made.id))
    },
    async copy(day, isRepriced) {
      const made = await withAllSent(() => copy(kind, id, day, isRepriced))
      void navigate(documentAddress[kind](made.id))
    },
    async cancel(day) {
      const made = await withAllSent(() => cancel(id, day))
      void navigate(paths.invoice(made.id))
    },
    async archive(model) {
      await refuseOverfull(layOut, model)
      try {
        await withAllSent(() => archive(session.snapshot().document as Invoice))
      } finally {
        // If it was refused because of somebody else's change, that change is shown before another try.
        await session.sync().catch(() => undefined)
      }
    },
    compare() {
      const { data, history } = session.snapshot()
      if (!('rechnung_id' in data)) return
      const ids = invoiceOffers(data)
      setCompared({ ids, isJoint: isUnderHeading(history.document.rows, data.angebot_nummer ?? '') || ids.length > 1 })
    },
  }
  return { lifecycle, offered, conversion: kind === 'offer' ? conversion.state : undefined }
}
