import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { LevelWord } from './LevelWord.tsx'
import { texts } from '../guide.texts.ts'
import { callerRoles, type CallRow } from './rightsRows.ts'

export interface CallLinesProps {
  call: CallRow
  open: boolean
  onToggle: () => void
}

/** A call with what each caller may do with it; opened, each case with what the service answers. */
export function CallLines({ call: { name, hook, levels, cases }, open, onToggle }: CallLinesProps) {
  const t = useTexts(texts)
  const outcome = (value: number | keyof typeof t.outcomes) => (typeof value === 'number' ? value : t.outcomes[value])
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" aria-expanded={open} onClick={onToggle}>
            <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />
            <span>
              {name}
              {hook !== undefined && <code>{hook}</code>}
            </span>
          </button>
        </th>
        {levels.map((level, place) => (
          <td key={callerRoles[place]}>
            <LevelWord level={level} />
          </td>
        ))}
      </tr>
      {open &&
        cases.map(({ what, outcomes }) => (
          <tr key={what} className="case">
            <th scope="row">{what}</th>
            {outcomes.map((value, place) => (
              <td key={callerRoles[place]}>{outcome(value)}</td>
            ))}
          </tr>
        ))}
    </>
  )
}
