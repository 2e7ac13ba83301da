import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { GroupName, Hit, Hits } from './CommandPalette.styles.ts'
import { texts } from './CommandPalette.texts.ts'
import type { Command } from './rankCommands.ts'

export interface HitListProps {
  /** The list and its entries are named after it. */
  id: string
  found: readonly Command[]
  cursor: number
  onRun: (command: Command) => void
}

/** Results of the search, by group; the focus stays in the field above. */
export function HitList({ id, found, cursor, onRun }: HitListProps) {
  const t = useTexts(texts)
  if (found.length === 0) {
    return (
      <Hits>
        <GroupName>{t.nothing}</GroupName>
      </Hits>
    )
  }
  return (
    <Hits id={`${id}-list`} role="listbox" aria-label={t.title} onMouseDown={(event) => event.preventDefault()}>
      {(['screens', 'actions'] as const).map((group) => {
        const hits = found.filter((command) => command.group === group)
        return (
          hits.length > 0 && (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <GroupName id={`${id}-${group}`}>{t.groups[group]}</GroupName>
              {hits.map((command) => {
                const index = found.indexOf(command)
                return (
                  <Hit
                    key={command.id}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === cursor}
                    ref={index === cursor ? scrollToIt : undefined}
                    onClick={() => onRun(command)}
                  >
                    <Icon name={command.icon} />
                    <span>{command.label}</span>
                    {command.detail && <small>{command.detail}</small>}
                  </Hit>
                )
              })}
            </div>
          )
        )
      })}
    </Hits>
  )
}

const scrollToIt = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
