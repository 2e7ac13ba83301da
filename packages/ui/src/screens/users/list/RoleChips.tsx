import { knownStatuses } from '@waldkerf/domain/roles/roles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { texts as roleTexts } from '../role/roles.texts.ts'
import { texts } from '../UsersScreen.texts.ts'
import { Chip, Chips } from './UserFilterBar.styles.ts'

export interface RoleChipsProps {
  chosen: readonly string[]
  counts: ReadonlyMap<string, number>
  onChange: (chosen: readonly string[]) => void
}

const isKnown = (status: string) => knownStatuses.some((known) => known === status)

/** The roles to choose from, each with its count: the known ones always, others when there are any. */
export function RoleChips({ chosen, counts, onChange }: RoleChipsProps) {
  const t = useTexts(texts).filter
  const { labels, asking } = useTexts(roleTexts)
  const { number } = useFormat()
  const others = [...new Set([...counts.keys(), ...chosen])].filter((status) => !isKnown(status))
  const toggle = (status: string) =>
    onChange(chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status])
  return (
    <Chips aria-label={t.roles}>
      {[...knownStatuses, ...others].map((status) => (
        <Chip key={status} type="button" aria-pressed={chosen.includes(status)} onClick={() => toggle(status)}>
          {status === 'ogf_expert_query' ? asking : (labels[status] ?? status)}
          <span>{number(counts.get(status) ?? 0)}</span>
        </Chip>
      ))}
    </Chips>
  )
}
