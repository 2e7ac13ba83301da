import { useEffect, useRef, useState } from 'react'
import { type ArticleDraft, draftProblems, type DraftProblems } from './articleDraft.ts'

const sameDraft = (first: ArticleDraft, second: ArticleDraft) => JSON.stringify(first) === JSON.stringify(second)

export interface ArticleActions {
  /** @returns whether it is stored; what went wrong has been said then */
  save: (draft: ArticleDraft) => Promise<boolean>
  /** Hears whether there is something that is not saved. */
  changed: (isChanged: boolean) => void
}

/** The form's state: its values, its faults once it was sent, and whether it is saved. */
export function useArticleForm(stored: ArticleDraft, { save, changed }: ArticleActions) {
  const [saved, setSaved] = useState(stored)
  const [draft, setDraft] = useState(stored)
  const [tried, setTried] = useState<ArticleDraft['status']>()
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problems: DraftProblems = tried ? draftProblems(draft, tried) : {}
  const isChanged = !sameDraft(draft, saved)
  useEffect(() => changed(isChanged), [changed, isChanged])
  // After the messages are there, to the first of them.
  useEffect(() => {
    if (attempt > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] [contenteditable]')?.focus()
  }, [attempt])

  async function submit(status: ArticleDraft['status']) {
    setTried(status)
    if (Object.keys(draftProblems(draft, status)).length > 0) return setAttempt((count) => count + 1)
    const next = { ...draft, status }
    setBusy(true)
    const isStored = await save(next)
    setBusy(false)
    if (!isStored) return
    setSaved(next)
    setDraft(next)
    setTried(undefined)
  }

  return {
    form,
    draft,
    problems,
    busy,
    change: (part: Partial<ArticleDraft>) => setDraft((before) => ({ ...before, ...part })),
    submit: (status: ArticleDraft['status']) => void submit(status),
  }
}
