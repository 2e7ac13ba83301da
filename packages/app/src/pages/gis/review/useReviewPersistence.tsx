import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { KeptDecision, ReviewPersistence, OpenWork } from '@waldkerf/ui/screens/gis/GisScreen'
import { useInsertionEffect, useRef, useState } from 'react'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'
import { pendingWrites, useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { draftSubject, keptDecisions } from './draftSubject.ts'
import { ReviewDraft } from './ReviewDraft.tsx'
import { texts } from './useReviewPersistence.texts.ts'

const isDecision = ({ base, decision }: KeptDecision) =>
  Number.isInteger(base?.id) && typeof decision?.status === 'string'

const nothing: OpenWork = { typed: [], failed: [], waiting: [] }

/** Work that leaving the screen would lose; pending decisions are not among it, since leaving sends them. */
const losable = ({ typed, failed, waiting }: OpenWork) =>
  [...new Set([...typed, ...failed])].filter((id) => !waiting.includes(id))

/**
 * Keeps what the review has not stored yet: typed messages as drafts, everything that leaving would lose as unsaved work;
 * decisions that wait are sent before somebody signs out.
 * @param email the signed-in person
 */
export function useReviewPersistence(email: string): ReviewPersistence {
  const t = useTexts(texts)
  const [work, setWork] = useState(nothing)
  const typed = useRef<readonly number[]>([])
  const flush = useRef<() => Promise<void>>(undefined)
  const lost = losable(work)
  const [first] = lost
  useUnsaved(first === undefined ? undefined : lost.length === 1 ? t.one(first) : t.several(lost.length))
  // Lasts while the page is kept alive unseen: what was sent on leaving it may still be on the wire.
  useInsertionEffect(() => pendingWrites.add({ name: t.sending, flush: async () => flush.current?.() }), [t])
  return {
    onOpenWork(next, send) {
      flush.current = send
      // Stored or given up while another record was shown: nothing is offered again.
      for (const id of typed.current) {
        if (!next.typed.includes(id)) drafts.remove(draftSubject(email, { id, version: 0 }))
      }
      typed.current = next.typed
      setWork(next)
    },
    keepDecisions(open) {
      if (open.length > 0) drafts.save(keptDecisions(email), open)
    },
    takeDecisions() {
      const kept = drafts.find(keptDecisions(email))?.value
      drafts.remove(keptDecisions(email))
      return Array.isArray(kept) ? (kept as KeptDecision[]).filter(isDecision) : []
    },
    renderDraft: (draft) => <ReviewDraft {...draft} />,
  }
}
