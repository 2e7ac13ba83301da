import type { MailFlag, User } from '@waldkerf/domain/entities/users/users'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { notify } from '../../notices/notices.ts'
import { texts } from './profile.texts.ts'

/**
 * The person with the flags as they were just switched: each shows at once and goes back when it could not be stored.
 * @param store stores one flag
 */
export function useMailFlags(user: User, store: (flag: MailFlag, on: boolean) => Promise<void>) {
  const { place } = useTexts(texts)
  const [switched, setSwitched] = useState<Partial<Record<MailFlag, boolean>>>({})
  const setFlag = async (flag: MailFlag, on: boolean) => {
    setSwitched((all) => ({ ...all, [flag]: on }))
    try {
      await store(flag, on)
    } catch (error) {
      notify({ tone: 'danger', message: messageOf(error), place })
    } finally {
      // Unless it was switched once more meanwhile: that one is still on its way.
      setSwitched(({ [flag]: shown, ...others }) => (shown === on ? others : { ...others, [flag]: shown ?? on }))
    }
  }
  return { user: { ...user, ...switched }, setFlag }
}
