import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { EditableMapColumn } from '@waldkerf/domain/maps/mapValues'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../MapsScreen.texts.ts'
import { FieldConflict, FieldWord } from '../edit/FieldOutcome.tsx'
import { MapFieldInput } from '../edit/MapFieldInput.tsx'
import { FieldBox } from '../edit/edit.styles.ts'
import { mapName } from '../mapName.ts'
import type { MapsActions } from '../mapsTypes.ts'
import { Card } from './cell.styles.ts'
import { useCellField } from './useCellField.ts'

const margin = 8

const within = (at: number, size: number, room: number) => Math.max(margin, Math.min(at, room - size - margin))

/** Puts a popover over a cell, inside the window. A cell that has scrolled away leaves it where it was. */
function place(popover: HTMLElement, cell: HTMLElement) {
  if (!cell.isConnected) return
  const { top, left, width } = cell.getBoundingClientRect()
  popover.style.minWidth = `${width}px`
  const { offsetWidth, offsetHeight } = popover
  popover.style.left = `${within(left, offsetWidth, window.innerWidth)}px`
  popover.style.top = `${within(top, offsetHeight, window.innerHeight)}px`
}

/** Shows a popover over a cell; it goes along while the table scrolls, and makes room as it grows. */
function useAtCell(popover: RefObject<HTMLElement | null>, cell: HTMLElement) {
  useLayoutEffect(() => {
    const shown = popover.current
    if (!shown) return undefined
    const follow = () => place(shown, cell)
    shown.showPopover()
    follow()
    const grown = new ResizeObserver(follow)
    grown.observe(shown)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      grown.disconnect()
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [popover, cell])
}

export interface CellEditorProps {
  map: SurveyMap
  column: EditableMapColumn
  /** The column's title. */
  label: string
  suggestions: readonly string[]
  /** Where it stands in the table. */
  cell: HTMLElement
  actions: Pick<MapsActions, 'change' | 'onLost' | 'onTyping'>
  onClose: () => void
}

/**
 * One field of a map, changed in its cell: Enter and leaving it store it, Escape takes the typing back. It stays open
 * over what could not be stored.
 */
export function CellEditor({ map, column, label, suggestions, cell, actions, onClose }: CellEditorProps) {
  const t = useTexts(texts).edit
  const card = useRef<HTMLDivElement>(null)
  const table = cell.closest('table')
  const { field, edit, onKeyDown, onBlur } = useCellField({ map, column, card, table, actions, onClose })
  const { state } = edit
  useAtCell(card, cell)
  useEffect(() => {
    const input = card.current?.querySelector<HTMLElement>('input, select, textarea')
    input?.focus({ preventScroll: true })
    if (input instanceof HTMLInputElement) input.select()
  }, [])
  return (
    <Card
      ref={card}
      popover="manual"
      role="dialog"
      aria-label={t.cell(label, mapName(map))}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <FieldBox>
        <MapFieldInput
          field={field}
          label={label}
          value={edit.value}
          error={state.status === 'fault' ? t.faults[state.fault] : undefined}
          suggestions={suggestions}
          onType={edit.type}
          onChoose={edit.choose}
        />
        <FieldWord edit={edit} />
        <FieldConflict edit={edit} label={label} />
      </FieldBox>
    </Card>
  )
}
