import { type Arguments, useSWRConfig } from 'swr'

type Answers = Arguments | ((key?: Arguments) => boolean)

/** Answers that a change makes old, by their keys. */
interface Touched {
  /** Read again before the change counts as done: the next one needs the new version. */
  first?: readonly Answers[]
  /** Read again beside what follows. */
  later?: readonly Answers[]
}

/** Reads again what a change touches, whatever came of it: one that failed may have been stored, or have met another's. */
export function useRefreshed() {
  const { mutate } = useSWRConfig()
  return async <T>(change: Promise<T>, { first = [], later = [] }: Touched): Promise<T> => {
    try {
      return await change
    } finally {
      for (const key of later) void mutate(key)
      await Promise.all(first.map((key) => mutate(key)))
    }
  }
}
