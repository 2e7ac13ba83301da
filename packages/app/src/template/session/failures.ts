import { fixedWords } from '@waldkerf/domain/words/exactWords'
import type { Question } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import type { ApiError } from '@waldkerf/app/platform/errors/errors'
import { TemplateRefusal } from '../gateway/templateClient.ts'

interface Surroundings {
  notify: (notice: { tone: 'danger'; message: string }) => void
  confirm: (question: Question) => Promise<boolean>
  /** Whether the login page is shown: nobody is signed out there. */
  isSignedOut: () => boolean
  /** Re-Login: the token goes, the page is loaded anew. */
  signInAgain: () => void
}

/** Spec section 8, to the letter. */
const loggedOut: Question = {
  title: fixedWords.confirmLogout,
  description: fixedWords.loggedOut,
  confirm: fixedWords.reLogin,
  cancel: fixedWords.cancel,
}

/** Reports failures of the mock API: a message each, and for a session that is over one dialog, however many calls fail. */
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
