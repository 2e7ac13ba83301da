import { CallError } from '@waldkerf/domain/calls/CallError'
import { useEffect, useState } from 'react'
import type { SWRResponse } from 'swr'
import { readClaims, storedToken } from '@waldkerf/app/platform/identity/tokens'

const keptAnswers = () => import('@waldkerf/app/platform/offline/keptAnswers')

/** One name for each person: nobody finds what another one has read. */
const nameFor = (name: string) => `${readClaims(storedToken()).sub ?? ''} ${name}`

/** A read that keeps its answer on this device, for `useKept`. Signing out deletes it. */
export const keeping =
  <T>(name: string, load: () => Promise<T>) =>
  async (): Promise<T> => {
    const answer = await load()
    void keptAnswers()
      .then(({ keepAnswer }) => keepAnswer(nameFor(name), answer))
      .catch(() => undefined)
    return answer
  }

/**
 * Shows the kept answer where a read gets none: pages of reports open without a line.
 * @param name of the read, unique among those that are kept
 * @param isShown whether it is shown here
 */
export function useKept<T>(name: string, answer: SWRResponse<T, unknown>, isShown = true): SWRResponse<T, unknown> {
  const { data, error } = answer
  const [kept, setKept] = useState<T>()
  const isMissing =
    isShown && data === undefined && error instanceof CallError && ['network', 'timeout'].includes(error.kind)
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    void keptAnswers()
      .then(({ keptAnswer }) => keptAnswer(nameFor(name)))
      .then((found) => isCurrent && setKept(found as T | undefined))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [name, isMissing])
  return isMissing && kept !== undefined ? { ...answer, data: kept } : answer
}
