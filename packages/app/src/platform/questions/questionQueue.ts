import { createStore } from '@waldkerf/domain/store/store'
import type { Question } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'

interface Asked {
  question: Question
  answer: (yes: boolean) => void
}

/** Questions to the person in front of the page, one after the other. */
export function createQuestionQueue() {
  const waiting = createStore<readonly Asked[]>([])

  return {
    /** @returns true when they said yes, false when they went back in whatever way */
    ask: (question: Question) =>
      new Promise<boolean>((answer) => {
        waiting.set([...waiting.snapshot(), { question, answer }])
      }),
    /** The answer to the question that is shown. */
    answer(yes: boolean) {
      const [first, ...rest] = waiting.snapshot()
      waiting.set(rest)
      first?.answer(yes)
    },
    /** Answers all with no: the page that asked is gone. */
    drop() {
      const gone = waiting.snapshot()
      waiting.set([])
      for (const { answer } of gone) answer(false)
    },
    current: () => waiting.snapshot()[0]?.question,
    subscribe: waiting.subscribe,
  }
}
