import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import type { UserFilter } from '@waldkerf/domain/users/userFilter'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { type FilterNote, useFilterNote } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { useClientName } from '../../clients/choice/useClientName.ts'
import { useRoleWord } from '../role/useRoleWord.ts'
import { texts } from '../UsersScreen.texts.ts'

/** The filter of the users in words. */
export function useUserNote(filter: UserFilter, clients: readonly ClientChoice[]): FilterNote {
  const t = useTexts(texts).filter
  const roleWord = useRoleWord()
  const { day } = useFormat()
  const client = useClientName(clients)
  const note = useFilterNote()
  const { search, roles, profession, from, to } = filter
  return note(search, [
    [t.roles, roles.map(roleWord).join(', ')],
    client(filter.client),
    [t.profession, profession],
    [t.from, from && day(from)],
    [t.to, to && day(to)],
  ])
}
