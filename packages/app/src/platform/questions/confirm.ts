import { useSyncExternalStore } from 'react'
import { createQuestionQueue } from './questionQueue.ts'

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
