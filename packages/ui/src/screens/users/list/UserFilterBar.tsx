import { emptyUserFilter, isEmptyUserFilter, type UserFilter } from '@waldkerf/domain/users/userFilter'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TypedField } from '@waldkerf/ui/parts/TypedField/TypedField'
import type { ClientChoice } from '../usersTypes.ts'
import { texts } from '../UsersScreen.texts.ts'
import { Bar, Place } from './UserFilterBar.styles.ts'
import { RoleChips } from './RoleChips.tsx'

export interface UserFilterBarProps {
  filter: UserFilter
  clients: readonly ClientChoice[]
  professions: readonly string[]
  /** Per stored role: how many it would show. */
  counts: ReadonlyMap<string, number>
  onFilter: (filter: UserFilter) => void
}

/** What the list of people is narrowed to. */
export function UserFilterBar({ filter, clients, professions, counts, onFilter }: UserFilterBarProps) {
  const t = useTexts(texts).filter
  const change = (part: Partial<UserFilter>) => onFilter({ ...filter, ...part })
  // An address or a saved view can name one that nobody has any more.
  const offered = [...new Set([...professions, filter.profession])].filter(Boolean)
  const clientOptions = useMemo(
    () => [
      { value: '', label: t.allClients },
      ...clients.map(({ client_id, name }) => ({ value: String(client_id), label: name })),
    ],
    [clients, t],
  )
  return (
    <Bar aria-label={t.label}>
      <RoleChips chosen={filter.roles} counts={counts} onChange={(roles) => change({ roles })} />
      <Place data-wide>
        <TypedField
          type="search"
          label={t.search}
          placeholder={t.searchHint}
          value={filter.search}
          onChange={(value) => change({ search: value })}
        />
      </Place>
      <Place>
        <Combobox
          label={t.client}
          options={clientOptions}
          value={filter.client === undefined ? '' : String(filter.client)}
          onChange={(value) => change({ client: value ? Number(value) : undefined })}
        />
      </Place>
      <Place>
        <Select
          aria-label={t.profession}
          value={filter.profession}
          onChange={(event) => change({ profession: event.target.value })}
        >
          <option value="">{t.allProfessions}</option>
          {offered.map((profession) => (
            <option key={profession}>{profession}</option>
          ))}
        </Select>
      </Place>
      {(['from', 'to'] as const).map((end) => (
        <Place key={end} data-day>
          <TypedField type="date" label={t[end]} value={filter[end]} onChange={(value) => change({ [end]: value })} />
        </Place>
      ))}
      {!isEmptyUserFilter(filter) && (
        <Button variant="quiet" icon="undo" onClick={() => onFilter(emptyUserFilter)}>
          {t.reset}
        </Button>
      )}
    </Bar>
  )
}
