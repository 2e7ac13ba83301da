import { getMailLanguage, setMailLanguage } from '@waldkerf/domain/calls/users/people'
import { getCurrentSessionUser, getCurrentUser } from '@waldkerf/domain/calls/users/users'
import type { MailLanguage } from '@waldkerf/domain/entities/users/people'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { confirmed } from '@waldkerf/domain/editing/confirmed'
import { toLoadable } from '../loading/loadable.ts'

const keys = {
  identity: (status: string) => ['profile', 'identity', status] as const,
  mailLanguage: () => ['profile', 'mailLanguage'] as const,
}

/**
 * The caller's identity as the data service sees it.
 * @param status the stored role; it is read again when the role changes
 */
export function useSessionIdentity(status: string) {
  const gateway = useGateway()
  const load = async () => {
    const [email, databaseRole] = await Promise.all([
      gateway.call(getCurrentSessionUser, {}),
      gateway.call(getCurrentUser, {}),
    ])
    return { email, databaseRole }
  }
  return toLoadable(useSWR(keys.identity(status), load))
}

/** The language of the person's mails. A choice shows at once, and is reverted if it cannot be stored. */
export function useMailLanguage() {
  const gateway = useGateway()
  const read = () => gateway.call(getMailLanguage, {})
  const answer = useSWR(keys.mailLanguage(), read)
  const stored = (language: MailLanguage) =>
    confirmed({
      send: () => gateway.call(setMailLanguage, { sprache: language }),
      read,
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
