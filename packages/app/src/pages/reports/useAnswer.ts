import type { AnswerOutcome } from '@waldkerf/ui/screens/reports/record/ReportScreen'
import { useConversation } from '../../data/beetles/records/conversation.ts'
import { ApiError, errorMessage } from '../../platform/errors/errors.ts'
import { useAnswerDraft } from './useAnswerDraft.ts'

/** The conversation about an own record, and the reporter's answer in it. @param asks undefined: nothing is asked yet */
export function useAnswer(user: string, beetleId: number, asks: number | undefined) {
  const { entries, answer } = useConversation(asks)
  const draft = useAnswerDraft(user, beetleId)
  async function send(): Promise<AnswerOutcome> {
    try {
      await answer(draft.text, draft.key)
      draft.onSent()
      return { status: 'sent' }
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return { status: 'closed' }
      return { status: 'failed', message: errorMessage(error) }
    }
  }
  return { entries, text: draft.text, type: draft.type, send }
}
