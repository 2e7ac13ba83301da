import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import type { MessageDraft } from '@waldkerf/ui/screens/gis/GisScreen'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { object, string } from 'valibot'
import { useDraft } from '../../drafts/useDraft.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { draftSubject } from './draftSubject.ts'

const schema = object({ text: string() })

/** Keeps the typed message of a record as a draft, and offers the one of an earlier visit. One per record. */
export function ReviewDraft({ beetle, text, onRestore }: MessageDraft) {
  const { user } = useSessionSnapshot()
  const value = useMemo(() => (text === beetle.message ? undefined : { text }), [text, beetle.message])
  const { bar, onSaved } = useDraft({
    subject: draftSubject(user?.email ?? '', beetle),
    value,
    schema,
    onRestore: ({ text: kept }) => onRestore(kept),
  })
  const isTyped = value !== undefined
  const wasTyped = useRef(isTyped)
  const onStored = useEffectEvent(onSaved)
  useEffect(() => {
    // Stored, or typed back to what is stored.
    if (wasTyped.current && !isTyped) onStored()
    wasTyped.current = isTyped
  }, [isTyped])
  return <DraftBar {...bar} />
}
