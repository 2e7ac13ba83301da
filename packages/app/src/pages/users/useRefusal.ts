import type { User } from '@waldkerf/domain/entities/users/users'
import { personName } from '@waldkerf/domain/users/personName'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts as privacyTexts } from '@waldkerf/ui/screens/profile/privacy/privacy.texts'
import { useErase } from '@waldkerf/app/data/users/privacy'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { confirm } from '@waldkerf/app/platform/questions/confirm'
import { texts } from './users.texts.ts'

/** Refuses a registration. No role stands for that: after a question the account is erased. */
export function useRefusal() {
  const t = useTexts(texts)
  const { confirmText, erased } = useTexts(privacyTexts).person
  const erase = useErase()
  /** @returns whether the account is gone */
  return async (user: User): Promise<boolean> => {
    const name = personName(user)
    const description = `${confirmText} ${t.waits}`
    if (!(await confirm({ title: t.title(name), description, confirm: t.refuse, danger: true }))) return false
    try {
      await erase(user.user_id, crypto.randomUUID())
      notify({ tone: 'success', message: erased })
      return true
    } catch (error) {
      notify({ tone: 'danger', message: t.failed(name, errorMessage(error)) })
      return false
    }
  }
}
