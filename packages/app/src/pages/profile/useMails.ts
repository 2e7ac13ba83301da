import type { MailFlag, User } from '@waldkerf/domain/entities/users/users'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { MailActions } from '@waldkerf/ui/screens/profile/ProfileScreen'
import { useState } from 'react'
import { errorMessage } from '../../platform/errors/errors.ts'
import { useMailLanguage } from '../../data/profile/identity.ts'
import { notify } from '../../platform/notices/notices.ts'
import { texts } from './profile.texts.ts'

/**
 * One's mail notifications and their language. The person has the flags as they were just switched: each shows at once
 * and goes back when it could not be stored.
 * @param store stores one flag
 */
export function useMails(user: User, store: (flag: MailFlag, on: boolean) => Promise<void>) {
  const { place } = useTexts(texts)
  const language = useMailLanguage()
  const [switched, setSwitched] = useState<Partial<Record<MailFlag, boolean>>>({})
  const setFlag = async (flag: MailFlag, on: boolean) => {
    setSwitched((all) => ({ ...all, [flag]: on }))
    try {
      await store(flag, on)
    } catch (error) {
      notify({ tone: 'danger', message: errorMessage(error), place })
    } finally {
      // Unless it was switched once more meanwhile: that one is still on its way.
      setSwitched(({ [flag]: shown, ...others }) => (shown === on ? others : { ...others, [flag]: shown ?? on }))
    }
  }
  const actions: MailActions = {
    setFlag: (flag, on) => void setFlag(flag, on),
    setLanguage: (chosen) => void language.choose(chosen).catch(() => undefined),
  }
  return { user: { ...user, ...switched }, language: language.state, actions }
}
