import type { MouseEvent } from 'react'
import { matchedParts } from '@waldkerf/domain/search/matchedParts'
import { wordsSought } from '@waldkerf/domain/search/searchRank'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Failure, GroupName, Hit, Hits, Mark, Note, Words } from './CommandPalette.styles.ts'
import { paletteTexts } from '../overlays.texts.ts'
import type { Command } from './rankCommands.ts'

export interface HitListProps<C extends Command> {
  /** The list and its entries are named after it. */
  id: string
  /** Its words are marked in the entries. */
  search: string
  rows: readonly C[]
  cursor: number
  isPending: boolean
  /** Data could not be searched. */
  failure: { message: string; retry: () => void } | undefined
  onRun: (command: C) => void
}

/** Results of the search, by group; the focus stays in the field above. */
export function HitList<C extends Command>({ id, search, rows, isPending, failure, ...rest }: HitListProps<C>) {
  const t = useTexts(paletteTexts)
  const groups = [...Map.groupBy(rows.entries(), ([, { group }]) => group)]
  const words = wordsSought(search)
  return (
    <>
      {rows.length > 0 && (
        <Hits id={`${id}-list`} role="listbox" aria-label={t.title} onMouseDown={keepFocus}>
          {groups.map(([group, entries]) => (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <GroupName id={`${id}-${group}`}>{t.groups[group]}</GroupName>
              {entries.map(([index, command]) => (
                <Entry key={command.id} id={`${id}-${index}`} index={index} words={words} command={command} {...rest} />
              ))}
            </div>
          ))}
        </Hits>
      )}
      {failure ? (
        <Failure>
          <span>
            {t.failed} {failure.message}
          </span>
          <Button onClick={failure.retry}>{t.retry}</Button>
        </Failure>
      ) : (
        (isPending || rows.length === 0) && <Note>{isPending ? t.searching : t.nothing}</Note>
      )}
    </>
  )
}

interface EntryProps<C extends Command> extends Pick<HitListProps<C>, 'id' | 'cursor' | 'onRun'> {
  index: number
  words: readonly string[]
  command: C
}

function Entry<C extends Command>({ id, index, words, command, cursor, onRun }: EntryProps<C>) {
  const isChosen = index === cursor
  return (
    <Hit
      id={id}
      role="option"
      aria-selected={isChosen}
      ref={isChosen ? scrollToIt : undefined}
      onClick={() => onRun(command)}
    >
      <Icon name={command.icon} />
      <Words>
        <span>
          <Marked text={command.label} words={words} />
        </span>
        {command.detail && (
          <small>
            <Marked text={command.detail} words={words} />
          </small>
        )}
      </Words>
    </Hit>
  )
}

/** A text with what was sought in it. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return matchedParts(text, words).map((part, index) =>
    part.sought ? <Mark key={index}>{part.text}</Mark> : part.text,
  )
}

/** The field keeps it while one presses a hit. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const scrollToIt = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' })
}
