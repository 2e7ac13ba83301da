import { fixedWords } from '@waldkerf/domain/words/exactWords'
import type { Question } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import type { ApiError } from '@waldkerf/app/platform/errors/errors'
import { TemplateRefusal } from '../gateway/templateClient.ts'

interface Surroundings {
  notify: (notice: { tone: 'danger'; message: string }) => void
  confirm: (question: Question) => Promise<boolean>
  /** Whether the login page is shown; no session can end there. */
  isSignedOut: () => boolean
  /** Re-Login: clears the token and reloads the page. */
  signInAgain: () => void
}

/** The exact words of spec section 8. */
const loggedOut: Question = {
  title: fixedWords.confirmLogout,
  description: fixedWords.loggedOut,
  confirm: fixedWords.reLogin,
  cancel: fixedWords.cancel,
}

/** Shows a message for each failure of the mock API; if the session has ended, also one dialog for all of them. */
export function createFailureSpeaker({ notify, confirm, isSignedOut, signInAgain }: Surroundings) {
  let asking = false

  async function ask() {
    if (asking) return
    asking = true
    const again = await confirm(loggedOut)
    asking = false
    if (again) signInAgain()
  }

  return (failure: ApiError | TemplateRefusal): void => {
    if (isSignedOut()) return
    notify({ tone: 'danger', message: failure.message })
    if (failure instanceof TemplateRefusal && failure.isOver) void ask()
  }
}
