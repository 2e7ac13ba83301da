import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { EditableMapColumn } from '@waldkerf/domain/maps/mapFields'
import { useEffect, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FieldBox } from '../edit/edit.styles.ts'
import { texts } from '../edit/edit.texts.ts'
import { FieldConflict, FieldWord } from '../edit/FieldOutcome.tsx'
import { MapFieldInput } from '../edit/MapFieldInput.tsx'
import { mapName } from '../mapName.ts'
import type { MapsActions } from '../mapsTypes.ts'
import { Card } from './cell.styles.ts'
import { useAtCell } from './useAtCell.ts'
import { useCellField } from './useCellField.ts'

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
  const t = useTexts(texts)
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
