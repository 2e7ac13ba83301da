import { invitedGroup } from '@waldkerf/domain/users/userFilter'
import { useCallback } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { roleTexts } from '../UsersScreen.texts.ts'

/** A stored role by its name; one that is not known as it is, and said to be a value where it looks like a count. */
export function useRoleName(): (status: string) => string {
  const { labels, value } = useTexts(roleTexts)
  return useCallback((status) => labels[status] ?? (/\p{L}{2}/u.test(status) ? status : value(status)), [labels, value])
}

/** The same in a short word, for groups of people: who is invited and who waits are none of the active ones. */
export function useRoleWord(): (group: string) => string {
  const { asking, invited, waiting } = useTexts(roleTexts)
  const roleName = useRoleName()
  const words: Readonly<Record<string, string>> = {
    ogf_expert_query: asking,
    ogf_new: waiting,
    [invitedGroup]: invited,
  }
  return (group) => words[group] ?? roleName(group)
}
