import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import type { Row } from '@waldkerf/domain/office/editor/document'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { OptionList } from '@waldkerf/ui/parts/Combobox/OptionList'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { type ComponentProps, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { CellText } from './cell.styles.ts'
import { gridTexts } from '../DocumentEditorScreen.texts.ts'
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

const toOption = ({ id, bez, einheit }: PositionTemplate) => ({ value: String(id), label: bez, detail: einheit })

/**
 * The text of a line. While a fresh one is typed, fitting templates are offered below: the arrow down goes to them, Enter
 * or Tab takes the chosen one. Typing on is never interrupted.
 */
export function TextCell({ row, text, handlers }: TextCellProps) {
  const t = useTexts(gridTexts)
  const id = useId()
  const cell = useRef<HTMLTextAreaElement>(null)
  const [search, setSearch] = useState('')
  const [cursor, setCursor] = useState(-1)
  const found = useMemo(() => (search.trim().length < least ? [] : handlers.templatesFor(search)), [handlers, search])
  const close = () => {
    setSearch('')
    setCursor(-1)
  }
  const take = (template: PositionTemplate) => {
    close()
    handlers.take(row.key, template)
  }
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => {
      setCursor(Math.min(cursor + 1, found.length - 1))
      return true
    },
    ArrowUp: () => {
      setCursor(Math.max(cursor - 1, -1))
      return cursor >= 0
    },
    Enter: takeChosen,
    Tab: takeChosen,
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
        aria-activedescendant={cursor >= 0 ? `${id}-${cursor}` : undefined}
        onChange={(event) => {
          text.onChange?.(event)
          setSearch(isFresh(row) ? event.target.value : '')
          setCursor(-1)
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
            found: found.map(toOption),
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
