import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import type { Row } from '@waldkerf/domain/office/editor/document'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { OptionList } from '@waldkerf/ui/parts/Combobox/OptionList'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { type ComponentProps, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { CellText } from './cell.styles.ts'
import { gridTexts } from '../DocumentEditorScreen.texts.ts'
import { templateOption } from './templates.ts'
import type { GridHandlers } from './useGrid.ts'

export interface TextCellProps {
  row: Row
  /** Props common to all text cells: name, value, change handler. */
  text: ComponentProps<typeof CellText> & { 'aria-label': string }
  handlers: GridHandlers
}

/** So much is typed before templates are offered. */
const least = 2

/** Without a price: then a template overwrites nothing. */
const isFresh = ({ einheit, ep }: Row) => einheit === '' && ep === '0'

/**
 * The text of a line. While a fresh one is typed, fitting templates are offered below: Enter takes the first one, or the
 * one that the arrows have gone to; Escape leaves the text as it is. Typing on is never interrupted.
 */
export function TextCell({ row, text, handlers }: TextCellProps) {
  const t = useTexts(gridTexts)
  const id = useId()
  const cell = useRef<HTMLTextAreaElement>(null)
  const [search, setSearch] = useState('')
  const [moved, setMoved] = useState<number>()
  const cursor = moved ?? 0
  const found = useMemo(() => (search.trim().length < least ? [] : handlers.templatesFor(search)), [handlers, search])
  const close = () => {
    setSearch('')
    setMoved(undefined)
  }
  const take = (template: PositionTemplate) => {
    close()
    handlers.take(row.key, template)
  }
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => {
      setMoved(Math.min(cursor + 1, found.length - 1))
      return true
    },
    ArrowUp: () => {
      setMoved(Math.max(cursor - 1, 0))
      return true
    },
    Enter: takeChosen,
    // Goes on in the row, unless one was looked for.
    Tab: () => moved !== undefined && takeChosen(),
    Escape: () => {
      close()
      return true
    },
  }
  function takeChosen() {
    const chosen = found[cursor]
    if (chosen) take(chosen)
    return chosen !== undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (found.length === 0 || !isPlain || !keys[event.key]?.()) return
    // It was the list's key and not the grid's.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <CellText
        ref={cell}
        rows={1}
        {...text}
        aria-autocomplete="list"
        aria-controls={found.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={found.length > 0 ? `${id}-${cursor}` : undefined}
        onChange={(event) => {
          text.onChange?.(event)
          setSearch(isFresh(row) ? event.target.value : '')
          setMoved(undefined)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {found.length > 0 && (
        <OptionList
          id={id}
          label={t.templates}
          anchor={cell}
          value=""
          choice={{
            found: found.map(templateOption),
            cursor,
            choose(option) {
              const chosen = found.find((template) => String(template.id) === option.value)
              if (chosen) take(chosen)
            },
          }}
        />
      )}
      <VisuallyHidden role="status">{found.length > 0 && t.proposed(found.length)}</VisuallyHidden>
    </>
  )
}
