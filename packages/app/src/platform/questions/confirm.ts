import { useSyncExternalStore } from 'react'
import { createStore } from '@waldkerf/domain/store/store'
import type { Answer, Question } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'

interface Asked {
  question: Question
  answer: (answer: Answer) => void
}

/** Questions to the person in front of the page, one after the other. */
export function createQuestionQueue() {
  const waiting = createStore<readonly Asked[]>([])

  return {
    /** @returns true for yes, false for no and for closing the question in any other way */
    ask: (question: Question) =>
      new Promise<Answer>((answer) => {
        waiting.set([...waiting.snapshot(), { question, answer }])
      }),
    /** The answer to the question that is shown. */
    answer(given: Answer) {
      const [first, ...rest] = waiting.snapshot()
      waiting.set(rest)
      first?.answer(given)
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
 * Asks before something that cannot be undone: `if (await confirm({ … })) await remove()`. Ask only where undoing is
 * impossible, and say what will be lost.
 * @returns whether the answer was yes
 */
export const confirm = async (question: Question) => (await queue.ask(question)) === true

/** The same for a question that offers saving as a third way. */
export const confirmOrSave = queue.ask

/** Answers all waiting questions with no, because their page is gone. */
export const dropQuestions = queue.drop

/** The current question, for the only component that shows it. */
export function useQuestion() {
  const question = useSyncExternalStore(queue.subscribe, queue.current)
  return { question, answer: queue.answer }
}
