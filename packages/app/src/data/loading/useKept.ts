import { useEffect, useState } from 'react'
import type { SWRResponse } from 'swr'
import { readClaims, storedToken } from '@waldkerf/app/platform/identity/tokens'

const keptAnswers = () => import('@waldkerf/app/platform/offline/keptAnswers')

/** One name for each person: nobody finds what another one has read. */
const nameFor = (name: string) => `${readClaims(storedToken()).sub ?? ''} ${name}`

/**
 * Keeps a read's last answer on this device, and shows it where the read fails without any: pages of reports open
 * without a line. Signing out deletes it.
 * @param name unique among the kept reads
 */
export function useKept<T>(name: string, answer: SWRResponse<T, unknown>): SWRResponse<T, unknown> {
  const { data, error } = answer
  const [kept, setKept] = useState<T>()
  const isMissing = error !== undefined && data === undefined
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
