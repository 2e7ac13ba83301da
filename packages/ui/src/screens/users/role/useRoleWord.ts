import { invitedGroup } from '@waldkerf/domain/users/userFilter'
import { useCallback } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { roleTexts } from '../UsersScreen.texts.ts'

/** A stored role by its name. An unknown one is shown as it is, and called a value where it looks like a number. */
export function useRoleName(): (status: string) => string {
  const { labels, value } = useTexts(roleTexts)
  return useCallback((status) => labels[status] ?? (/\p{L}{2}/u.test(status) ? status : value(status)), [labels, value])
}

/** The same in a short word, for groups of people; the invited have a word of their own. */
export function useRoleWord(): (group: string) => string {
  const { asking, invited } = useTexts(roleTexts)
  const roleName = useRoleName()
  const words: Readonly<Record<string, string>> = { ogf_expert_query: asking, [invitedGroup]: invited }
  return (group) => words[group] ?? roleName(group)
}
