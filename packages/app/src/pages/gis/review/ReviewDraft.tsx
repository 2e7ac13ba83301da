import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import type { MessageDraft } from '@waldkerf/ui/screens/gis/GisScreen'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { object, string } from 'valibot'
import { wholeShape } from '@waldkerf/app/platform/drafts/mergeDrafts'
import { useDraft } from '@waldkerf/app/platform/drafts/useDraft'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { draftSubject } from './draftSubject.ts'
import { texts } from './messageShape.texts.ts'

const schema = object({ text: string() })

/** Keeps the typed message of a record as a draft, and offers the one of an earlier visit. One per record. */
export function ReviewDraft({ beetle, text, onRestore }: MessageDraft) {
  const { user } = useSessionSnapshot()
  const value = useMemo(() => (text === '' ? undefined : { text }), [text])
  const t = useTexts(texts)
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
    // Stored, or taken away again.
    if (wasTyped.current && !isTyped) onStored()
    wasTyped.current = isTyped
  }, [isTyped])
  return <DraftBar {...bar} />
}
