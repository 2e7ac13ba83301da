import { useSyncExternalStore } from 'react'
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

const queue = createQuestionQueue()

/**
 * Asks before something that cannot be taken back: `if (await confirm({ … })) await remove()`. Ask only where undoing
 * is impossible, and say what will be lost.
 * @returns whether they said yes
 */
export const confirm = queue.ask

/** Drops the questions that wait, unanswered: their page is gone. */
export const dropQuestions = queue.drop

/** The question that waits, for the one place that shows it. */
export function useQuestion() {
  const question = useSyncExternalStore(queue.subscribe, queue.current)
  return { question, answer: queue.answer }
}
