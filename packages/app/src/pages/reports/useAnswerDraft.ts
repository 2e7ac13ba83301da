import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { drafts } from '../../platform/drafts/pageDrafts.ts'

/** `key`: the Idempotency-Key, made with the first letter and kept with the text, so that no try writes twice. */
const keptAnswer = v.object({ text: v.string(), key: v.string() })
type KeptAnswer = v.InferOutput<typeof keptAnswer>

const nothing: KeptAnswer = { text: '', key: '' }

/** The answer to a record's question as far as it is typed; it is there again after a reload. */
export function useAnswerDraft(user: string, beetleId: number) {
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
  }
  return {
    ...answer,
    type: (text: string) => keep(text === '' ? nothing : { text, key: answer.key || crypto.randomUUID() }),
    onSent: () => keep(nothing),
  }
}
