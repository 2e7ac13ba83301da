import { CallError } from '@waldkerf/domain/calls/CallError'
import { useEffect, useState } from 'react'
import type { SWRResponse } from 'swr'
import { readClaims, storedToken } from '@waldkerf/app/platform/identity/tokens'

const keptAnswers = () => import('@waldkerf/app/platform/offline/keptAnswers')

/** One name for each person: nobody finds what another one has read. */
const nameFor = (name: string) => `${readClaims(storedToken()).sub ?? ''} ${name}`

/**
 * Keeps a read's last answer on this device, and shows it where the read gets no answer: pages of reports open
 * without a line. Signing out deletes it.
 * @param name unique among the kept reads
 * @param isShown whether the kept one is shown here; it is kept in any case
 */
export function useKept<T>(name: string, answer: SWRResponse<T, unknown>, isShown = true): SWRResponse<T, unknown> {
  const { data, error } = answer
  const [kept, setKept] = useState<T>()
  const isMissing =
    isShown && data === undefined && error instanceof CallError && ['network', 'timeout'].includes(error.kind)
  useEffect(() => {
    if (data !== undefined)
      void keptAnswers()
        .then(({ keepAnswer }) => keepAnswer(nameFor(name), data))
        .catch(() => undefined)
  }, [name, data])
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
