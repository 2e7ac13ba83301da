import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { knownStatuses } from '@waldkerf/domain/roles/roles'
import { emptyUserFilter, invitedGroup, isEmptyUserFilter, type UserFilter } from '@waldkerf/domain/users/userFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FilterBar } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { FilterChips } from '@waldkerf/ui/parts/FilterBar/FilterChips'
import { ChoiceFilter, DayRangeFilter, SearchFilter } from '@waldkerf/ui/parts/FilterBar/FilterFields'
import { ClientFilter } from '@waldkerf/ui/screens/clients/choice/ClientFilter'
import { useRoleWord } from '../role/useRoleWord.ts'
import { texts } from '../UsersScreen.texts.ts'
import { useUserNote } from './useUserNote.ts'

export interface UserFilterBarProps {
  filter: UserFilter
  list: {
    professions: readonly string[]
    /** Per stored role: how many it would show. */
    counts: ReadonlyMap<string, number>
  }
  clients: readonly ClientChoice[]
  onFilter: (filter: UserFilter) => void
}

const groups = [invitedGroup, ...knownStatuses]

export function UserFilterBar({ filter, list, clients, onFilter }: UserFilterBarProps) {
  const t = useTexts(texts).filter
  const roleWord = useRoleWord()
  const change = (part: Partial<UserFilter>) => onFilter({ ...filter, ...part })
  return (
    <FilterBar
      label={t.label}
      search={<SearchFilter hint={t.searchHint} value={filter.search} onChange={(search) => change({ search })} />}
      set={useUserNote(filter, clients).set}
      chips={
        <FilterChips
          label={t.roles}
          known={groups}
          chosen={filter.roles}
          counts={list.counts}
          onChange={(roles) => change({ roles })}
          render={roleWord}
        />
      }
      onReset={isEmptyUserFilter(filter) ? undefined : () => onFilter(emptyUserFilter)}
    >
      <ClientFilter clients={clients} value={filter.client} onChange={(client) => change({ client })} />
      <ChoiceFilter
        label={t.profession}
        all={t.allProfessions}
        options={list.professions}
        value={filter.profession}
        onChange={(profession) => change({ profession })}
      />
      <DayRangeFilter labels={t} value={filter} onChange={change} />
    </FilterBar>
  )
}
