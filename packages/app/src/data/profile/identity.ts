import type { MailLanguage } from '@waldkerf/domain/entities/users/mails'
import useSWR from 'swr'
import { profileApi } from '../api/profile/profile.ts'
import { confirmed } from '../confirmed.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

const keys = {
  identity: (status: string) => ['profile', 'identity', status] as const,
  mailLanguage: () => ['profile', 'mailLanguage'] as const,
}

/** Who the data service takes the caller for. @param status the stored role: with another one it is asked again */
export function useSessionIdentity(status: string) {
  const profile = useArea(profileApi)
  return toLoadable(useSWR(keys.identity(status), () => profile.identity()))
}

/** The language of one's mails. A choice shows at once, and goes back when it could not be stored. */
export function useMailLanguage() {
  const profile = useArea(profileApi)
  const answer = useSWR(keys.mailLanguage(), () => profile.mailLanguage())
  const stored = (language: MailLanguage) =>
    confirmed({
      send: () => profile.setMailLanguage(language),
      read: profile.mailLanguage,
      isStored: (now) => now === language,
    })
  const choose = (language: MailLanguage) =>
    answer.mutate(stored(language), {
      optimisticData: language,
      rollbackOnError: true,
      revalidate: false,
    })
  return { state: toLoadable(answer), choose }
}
