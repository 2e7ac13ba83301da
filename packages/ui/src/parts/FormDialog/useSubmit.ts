import { errorText } from '@waldkerf/domain/words/errorText'
import { useState } from 'react'

/** State of sending a form. */
export interface Submission {
  busy: boolean
  /** Why the last try failed, in words for people. */
  error: string | undefined
  /** Whether it was tried: from then on missing values are named. */
  isSent: boolean
  /** Sends once at a time, and nothing while something is wrong with what is typed. */
  submit: (isSound: boolean, send: () => Promise<unknown>) => Promise<void>
  /** Clears the failure, which does not concern newly typed text. */
  clear: () => void
}

/** Sends a dialog's form. A failure is shown, and it can be sent again. @param onDone it is stored */
export function useSubmit(onDone?: () => void): Submission {
  const [busy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [error, setError] = useState<string>()

  async function submit(isSound: boolean, send: () => Promise<unknown>) {
    setSent(true)
    if (busy || !isSound) return
    setBusy(true)
    setError(undefined)
    try {
      await send()
      onDone?.()
    } catch (failure) {
      setError(errorText(failure))
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, isSent, submit, clear: () => setError(undefined) }
}
