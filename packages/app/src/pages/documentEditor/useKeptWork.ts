import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { sideTexts } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen.texts'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { EditorSession, SessionSnapshot } from '@waldkerf/domain/office/editorSession/sessionTypes'
import { useDraft } from '@waldkerf/app/platform/drafts/useDraft'
import { pendingWrites, useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { documentShape } from './draftShape.ts'
import { texts } from './editorPage.texts.ts'
import { toCommands, documentDraft, toDraft } from './openWork.ts'

interface KeptWork {
  kind: DocumentKind
  session: EditorSession
  snapshot: SessionSnapshot
  /** E-mail of the signed-in person. */
  user: string
}

/** Protects unsaved work: a draft against crashes; leaving waits until it is stored, or asks if that is impossible. */
export function useKeptWork({ kind, session, snapshot, user }: KeptWork) {
  const t = useTexts(texts)
  const { history, marks, document, problem, conflicts, leftOvers } = snapshot
  const isUnsaved = marks.size > 0
  const value = useMemo(
    () => (marks.size > 0 ? toDraft(history.document, session.unsaved()) : undefined),
    [marks, history.document, session],
  )
  const draft = useDraft({
    subject: { user, entity: `${kind}s/${document.id}`, version: document.version },
    value,
    schema: documentDraft,
    shape: useShape(session),
    onRestore: (found) => {
      for (const command of toCommands(found, session.snapshot().history.document))
        session.act({ kind: 'run', command })
    },
  })
  const wasUnsaved = useRef(false)
  const onStored = useEffectEvent(draft.onSaved)
  useEffect(() => {
    if (wasUnsaved.current && !isUnsaved) onStored()
    wasUnsaved.current = isUnsaved
  }, [isUnsaved])
  const isStuck = problem !== undefined || conflicts.length + leftOvers.length > 0
  useUnsaved(isUnsaved && isStuck ? t.unsaved(document.nummer) : undefined)
  const name = t.pending(document.nummer)
  useEffect(
    () =>
      pendingWrites.add({
        name,
        onLeaving: true,
        async flush() {
          await session.flush()
        },
      }),
    [session, name],
  )
  return draft.bar
}

/** The shape of the document's draft, with names of its pieces for people. */
function useShape(session: EditorSession) {
  const t = useTexts(texts).draft
  const { fieldNames, blank, yes, no } = useTexts(sideTexts)
  return useMemo(() => {
    const said = (value: string | boolean) => (typeof value === 'boolean' ? (value ? yes : no) : value || blank)
    const rowNumber = (wanted: string) => {
      const at = session.snapshot().history.document.rows.findIndex(({ key }) => key === wanted)
      return at < 0 ? undefined : at + 1
    }
    return documentShape({ fieldNames, row: t.row, said }, rowNumber)
  }, [session, t, fieldNames, blank, yes, no])
}
