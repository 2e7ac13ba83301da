import { wholeShape } from '@waldkerf/app/platform/drafts/mergeDrafts'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'
import { useDraft } from '@waldkerf/app/platform/drafts/useDraft'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { type DialogDraft, DraftBar, type TypedDraft } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { useEffect, useMemo, useState } from 'react'
import type { GenericSchema } from 'valibot'

interface DialogSubject<T> {
  /** Of the document, `rechnung/12/mail`: each has its own text. */
  entity: string
  /** Of the text, for people. */
  name: string
  schema: GenericSchema<unknown, T>
  /** The draft in words, where two of them are to be chosen from. Must not change between renders. */
  words: (draft: T) => string
}

/** The text of a document's dialog survives a reload; sent or closed by hand it is gone. */
export function useDialogDraft<T>(subject: DialogSubject<T>): DialogDraft<T> {
  const [lifecycle] = useState(createLifecycle)
  return { render: (typed) => <KeptText {...subject} typed={typed} lifecycle={lifecycle} />, end: lifecycle.end }
}

/** Whether the dialog was ended, or only its page. */
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
  // After those of the draft itself, which writes what it has when it goes.
  useEffect(() => {
    lifecycle.begin()
    return () => {
      if (lifecycle.isOver()) drafts.remove({ user: email, entity, version: 0 })
    }
  }, [lifecycle, email, entity])
  return <DraftBar {...bar} />
}
