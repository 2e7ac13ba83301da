import { type Arguments, useSWRConfig } from 'swr'

type Answers = Arguments | ((key?: Arguments) => boolean)

/** Keys of cached answers that a change outdates. */
interface Touched {
  /** Read again before the change counts as done, because the next one needs the new version. */
  first?: readonly Answers[]
  /** Read again in the background. */
  later?: readonly Answers[]
}

/** Reads answers again after a change, even a failed one, which may have been stored or met somebody else's change. */
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
