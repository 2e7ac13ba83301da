import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { ExpertState } from '@waldkerf/ui/screens/profile/ProfileScreen'
import { useState } from 'react'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { confirm } from '@waldkerf/app/platform/questions/confirm'
import { texts } from './profile.texts.ts'

/**
 * Requests the expert mode after a question, because only the administration can undo it.
 * @param send stores the request
 */
export function useExpertRequest(send: () => Promise<void>) {
  const t = useTexts(texts)
  const [state, setState] = useState<ExpertState>({ asking: false })
  const ask = async () => {
    const { title, description, confirm: verb } = t.ask
    if (!(await confirm({ title, description, confirm: verb }))) return
    setState({ asking: true })
    try {
      await send()
      setState({ asking: false })
      notify({ tone: 'success', message: t.asked })
    } catch (error) {
      setState({ asking: false, problem: errorMessage(error) })
    }
  }
  return { state, ask }
}
