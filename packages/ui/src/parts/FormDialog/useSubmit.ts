import { useState } from 'react'
import { useAttempt } from '../DetailPage/useAttempt.ts'

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
  const { busy, error, attempt, clear } = useAttempt()
  const [isSent, setSent] = useState(false)

  async function submit(isSound: boolean, send: () => Promise<unknown>) {
    setSent(true)
    if (isSound && (await attempt('form', send))) onDone?.()
  }
  return { busy: busy !== undefined, error, isSent, submit, clear }
}
