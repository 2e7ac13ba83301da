import { errorText } from '@waldkerf/domain/words/failureText'
import { useState } from 'react'

/**
 * Changes that are stored one by one: the running one, and the failure of the last. `parts/FormDialog/useSubmit` stands
 * on it, for a form.
 */
export function useAttempt() {
  const [busy, setBusy] = useState<string>()
  const [error, setError] = useState<string>()

  /** @param what names the change among those of its card. @returns whether it is stored */
  async function attempt(what: string, change: () => Promise<unknown>): Promise<boolean> {
    if (busy !== undefined) return false
    setBusy(what)
    setError(undefined)
    try {
      await change()
      return true
    } catch (failure) {
      setError(errorText(failure))
      return false
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, error, attempt, clear: () => setError(undefined) }
}
