import { wholeShape } from '@waldkerf/app/platform/drafts/mergeDrafts'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'
import { useDraft } from '@waldkerf/app/platform/drafts/useDraft'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { type DialogDraft, DraftBar, type TypedDraft } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { useEffect, useMemo, useState } from 'react'
import type { GenericSchema } from 'valibot'

interface DialogSubject<T> {
  /** Document and dialog, such as `rechnung/12/mail`; each has a draft of its own. */
  entity: string
  /** Name of the text, for people. */
  name: string
  schema: GenericSchema<unknown, T>
  /** The draft as text, for choosing between two of them. Must not change between renders. */
  words: (draft: T) => string
}

/**
 * Keeps the text of a document's dialog across a reload; it is deleted when sent, or when the dialog is closed by hand.
 */
export function useDialogDraft<T>(subject: DialogSubject<T>): DialogDraft<T> {
  const [lifecycle] = useState(createLifecycle)
  return { render: (typed) => <KeptText {...subject} typed={typed} lifecycle={lifecycle} />, end: lifecycle.end }
}

/** Tells whether the dialog itself was closed, or only its page left. */
function createLifecycle() {
  let isOver = false
  return {
    begin: () => void (isOver = false),
    end: () => void (isOver = true),
    isOver: () => isOver,
  }
}

interface KeptTextProps<T> extends DialogSubject<T> {
  typed: TypedDraft<T>
  lifecycle: ReturnType<typeof createLifecycle>
}

function KeptText<T>({ entity, name, schema, words, typed: { value, onRestore }, lifecycle }: KeptTextProps<T>) {
  const { user } = useSessionSnapshot()
  const email = user?.email ?? ''
  const subject = { user: email, entity, version: 0 }
  const shape = useMemo(() => wholeShape((draft: T) => ({ name, text: words(draft) })), [name, words])
  const { bar } = useDraft({ subject, value, schema, shape, onRestore })
  // After the effects of the draft itself, which writes its text on unmount.
  useEffect(() => {
    lifecycle.begin()
    return () => {
      if (lifecycle.isOver()) drafts.remove({ user: email, entity, version: 0 })
    }
  }, [lifecycle, email, entity])
  return <DraftBar {...bar} />
}
