import type { AnswerOutcome } from '@waldkerf/ui/screens/reports/record/ReportScreen'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useConversation } from '@waldkerf/app/data/beetles/records/conversation'
import { ApiError, errorMessage } from '@waldkerf/app/platform/errors/errors'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'

/** The conversation about an own record, and the reporter's answer in it. @param asks undefined: no request yet */
export function useAnswer(user: string, beetleId: number, asks: number | undefined) {
  const { entries, answer } = useConversation(asks)
  const draft = useAnswerDraft(user, beetleId)
  async function send(text: string): Promise<AnswerOutcome> {
    // Words that nobody has typed are kept like others until they have arrived.
    const { key } = text === draft.text ? draft : draft.type(text)
    try {
      await answer(text, key)
      draft.onSent()
      return { status: 'sent' }
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return { status: 'closed' }
      return { status: 'failed', message: errorMessage(error) }
    }
  }
  return { entries, text: draft.text, type: draft.type, send }
}

/** `key`: the Idempotency-Key, made with the first letter and kept with the text, so that retries store one answer. */
const keptAnswer = v.object({ text: v.string(), key: v.string() })
type KeptAnswer = v.InferOutput<typeof keptAnswer>

const nothing: KeptAnswer = { text: '', key: '' }

/** The draft of an answer to a record's question, kept across a reload. */
function useAnswerDraft(user: string, beetleId: number) {
  const subject = { user, entity: `answers/${beetleId}`, version: 0 }
  const [answer, setAnswer] = useState(() => {
    const { success, output } = v.safeParse(keptAnswer, drafts.find(subject)?.value)
    return success ? output : nothing
  })
  useEffect(() => drafts.begin(user), [user])
  const keep = (next: KeptAnswer) => {
    setAnswer(next)
    if (next.text === '') drafts.remove(subject)
    else drafts.save(subject, next)
    return next
  }
  return {
    ...answer,
    type: (text: string) => keep(text === '' ? nothing : { text, key: answer.key || crypto.randomUUID() }),
    onSent: () => keep(nothing),
  }
}
