import { invitedGroup } from '@waldkerf/domain/users/userFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from './roles.texts.ts'

/** A stored role in a short word; one that is not known as it is, and said to be a value where it looks like a count. */
export function useRoleWord(): (status: string) => string {
  const { labels, asking, invited, value } = useTexts(texts)
  return (status) => {
    if (status === 'ogf_expert_query') return asking
    if (status === invitedGroup) return invited
    return labels[status] ?? (/\p{L}{2}/u.test(status) ? status : value(status))
  }
}
