import type { MailFlag } from '@waldkerf/domain/entities/users/userColumns'
import type { User } from '@waldkerf/domain/entities/users/users'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { MailActions } from '@waldkerf/ui/screens/profile/ProfileScreen'
import { useState } from 'react'
import { useMailLanguage } from '@waldkerf/app/data/profile/identity'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { texts } from './profile.texts.ts'

/**
 * The person's mail notifications and their language. A switched flag shows at once and is reverted if it cannot be
 * stored.
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
      // Unless it was switched again meanwhile, whose request is still running.
      setSwitched(({ [flag]: shown, ...others }) => (shown === on ? others : { ...others, [flag]: shown ?? on }))
    }
  }
  const actions: MailActions = {
    setFlag: (flag, on) => void setFlag(flag, on),
    setLanguage: (chosen) => void language.choose(chosen).catch(() => undefined),
  }
  return { user: { ...user, ...switched }, language: language.state, actions }
}
