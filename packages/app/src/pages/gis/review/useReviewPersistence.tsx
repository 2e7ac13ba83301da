import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { KeptDecision, ReviewPersistence, OpenWork, MessageDraft } from '@waldkerf/ui/screens/gis/GisScreen'
import { useInsertionEffect, useRef, useState, useEffect, useEffectEvent, useMemo } from 'react'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'
import { pendingWrites, useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { object, string } from 'valibot'
import { wholeShape } from '@waldkerf/app/platform/drafts/mergeDrafts'
import { useDraft } from '@waldkerf/app/platform/drafts/useDraft'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { texts } from '../gis.texts.ts'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { DraftSubject } from '@waldkerf/app/platform/drafts/drafts'

/** Key of the draft for a record's message. */
export const draftSubject = (user: string, { id, version }: Pick<Beetle, 'id' | 'version'>): DraftSubject => ({
  user,
  entity: `beetles/${id}`,
  version,
})

/** Key of the decisions that a closing window could not send. */
const keptDecisions = (user: string): DraftSubject => ({ user, entity: 'decisions', version: 0 })

const isDecision = ({ base, decision }: KeptDecision) =>
  Number.isInteger(base?.id) && typeof decision?.status === 'string'

const nothing: OpenWork = { typed: [], failed: [], waiting: [] }

/** Work that leaving the screen would lose; not pending decisions, since leaving sends them. */
const losable = ({ typed, failed, waiting }: OpenWork) =>
  [...new Set([...typed, ...failed])].filter((id) => !waiting.includes(id))

/**
 * Protects unsaved work of the review: typed messages are kept as drafts, leaving asks about work that would be lost,
 * and pending decisions are sent before signing out.
 * @param email the signed-in person
 */
export function useReviewPersistence(email: string): ReviewPersistence {
  const t = useTexts(texts).review
  const [work, setWork] = useState(nothing)
  const typed = useRef<readonly number[]>([])
  const flush = useRef<() => Promise<void>>(undefined)
  const lost = losable(work)
  const [first] = lost
  useUnsaved(first === undefined ? undefined : lost.length === 1 ? t.one(first) : t.several(lost.length))
  // Stays while the page is kept alive hidden, because requests sent on leaving may still be running.
  useInsertionEffect(() => pendingWrites.add({ name: t.sending, flush: async () => flush.current?.() }), [t])
  return {
    onOpenWork(next, send) {
      flush.current = send
      // A message stored or dropped while another record was shown is not offered again.
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

const schema = object({ text: string() })

/** Keeps the typed message of a record as a draft, and offers the one of an earlier visit. One component per record. */
function ReviewDraft({ beetle, text, onRestore }: MessageDraft) {
  const { user } = useSessionSnapshot()
  const value = useMemo(() => (text === '' ? undefined : { text }), [text])
  const t = useTexts(texts).messageShape
  const shape = useMemo(() => wholeShape((draft: { text: string }) => ({ name: t.message, text: draft.text })), [t])
  const { bar, onSaved } = useDraft({
    subject: draftSubject(user?.email ?? '', beetle),
    value,
    schema,
    shape,
    onRestore: ({ text: kept }) => onRestore(kept),
  })
  const isTyped = value !== undefined
  const wasTyped = useRef(isTyped)
  const onStored = useEffectEvent(onSaved)
  useEffect(() => {
    // The message was stored or removed.
    if (wasTyped.current && !isTyped) onStored()
    wasTyped.current = isTyped
  }, [isTyped])
  return <DraftBar {...bar} />
}
