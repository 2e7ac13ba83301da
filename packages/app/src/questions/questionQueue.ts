import type { Question } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'

interface Asked {
  question: Question
  answer: (yes: boolean) => void
}

/** Questions to the person in front of the page, one after the other. */
export function createQuestionQueue() {
  let waiting: readonly Asked[] = []
  const listeners = new Set<() => void>()

  function set(next: readonly Asked[]) {
    waiting = next
    for (const listener of listeners) listener()
  }

  return {
    /** @returns true when they said yes, false when they went back in whatever way */
    ask: (question: Question) =>
      new Promise<boolean>((answer) => {
        set([...waiting, { question, answer }])
      }),
    /** The answer to the question that is shown. */
    answer(yes: boolean) {
      const [first, ...rest] = waiting
      set(rest)
      first?.answer(yes)
    },
    current: () => waiting[0]?.question,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
