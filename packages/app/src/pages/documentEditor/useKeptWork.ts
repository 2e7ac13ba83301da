import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useMemo, useRef } from 'react'
import type { EditorSession, SessionSnapshot } from '../../data/editorSession/sessionTypes.ts'
import { useDraft } from '../../drafts/useDraft.ts'
import { settling, useUnsaved } from '../../unsaved/unsaved.ts'
import { texts } from './editorPage.texts.ts'
import { commandsOf, documentDraft, draftOf } from './openWork.ts'

interface KeptWork {
  kind: DocumentKind
  session: EditorSession
  snapshot: SessionSnapshot
  /** E-mail of who is at work. */
  user: string
}

/** What is not stored yet: kept as a draft over crashes, named before leaving when it cannot be stored, waited for else. */
export function useKeptWork({ kind, session, snapshot, user }: KeptWork) {
  const t = useTexts(texts)
  const { history, marks, document, problem, conflicts, leftOvers } = snapshot
  const isUnsaved = marks.size > 0
  const value = useMemo(
    () => (isUnsaved ? draftOf(history.document, new Set(marks.keys())) : undefined),
    [isUnsaved, history.document, marks],
  )
  const draft = useDraft({
    subject: { user, entity: `${kind}s/${document.id}`, version: document.version },
    value,
    schema: documentDraft,
    onRestore: (found) => {
      for (const command of commandsOf(found, session.snapshot().history.document))
        session.act({ kind: 'run', command })
    },
  })
  const wasUnsaved = useRef(false)
  useEffect(() => {
    // An older draft that nobody has decided on stays.
    if (wasUnsaved.current && !isUnsaved && !draft.bar.draft) draft.onSaved()
    wasUnsaved.current = isUnsaved
  }, [isUnsaved, draft])
  const isStuck = problem !== undefined || conflicts.length + leftOvers.length > 0
  useUnsaved(isUnsaved && isStuck ? t.unsaved(document.nummer) : undefined)
  const name = t.settling(document.nummer)
  useEffect(
    () =>
      settling.add({
        name,
        onLeaving: true,
        async settle() {
          await session.flush()
        },
      }),
    [session, name],
  )
  return draft.bar
}
