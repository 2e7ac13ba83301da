import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'

const recentKey = () => ['species', 'recent'] as const

/** How many recent species are offered. */
const most = 5

const none: readonly number[] = []

/** The species set last in this window, the latest first; deleted with the person's other cached data. */
export const useRecentSpecies = (): readonly number[] => useSWR<readonly number[]>(recentKey(), null).data ?? none

/** Notes a species as set just now. */
export function useNoteSpecies() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (art: number) =>
      void mutate<readonly number[]>(
        recentKey(),
        (recent = none) => [art, ...recent.filter((other) => other !== art)].slice(0, most),
        { revalidate: false },
      ),
    [mutate],
  )
}
