import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { MapField } from '@waldkerf/domain/maps/mapValues'
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { MapsActions } from '../mapsTypes.ts'
import { FieldBox } from './edit.styles.ts'
import { texts } from '../MapsScreen.texts.ts'
import { FieldConflict, FieldWord } from './FieldOutcome.tsx'
import { MapFieldInput } from './MapFieldInput.tsx'
import { useFieldEdit } from './useFieldEdit.ts'

export interface MapFieldEditorProps {
  map: SurveyMap
  field: MapField
  label: string
  suggestions: readonly string[]
  actions: Pick<MapsActions, 'change' | 'onLost'>
  /** Told when something is typed that is not stored, and when that is over. */
  onTyping: (column: string, isTyping: boolean) => void
}

/** A field that stores itself: Enter and leaving it save, Escape takes the typing back. */
export function MapFieldEditor({ map, field, label, suggestions, actions, onTyping }: MapFieldEditorProps) {
  const t = useTexts(texts).edit
  const edit = useFieldEdit({ map, field, actions })
  const { state, isTyping } = edit
  const tell = useEffectEvent((typing: boolean) => onTyping(field.column, typing))
  useEffect(() => {
    tell(isTyping)
    return () => tell(false)
  }, [isTyping])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (field.control !== 'lines' || event.ctrlKey || event.metaKey)) edit.commit()
    if (event.key === 'Escape' && isTyping) {
      // The drawer stays open: this Escape was for the field.
      event.preventDefault()
      event.stopPropagation()
      edit.discard()
    }
  }
  return (
    <FieldBox
      data-wide={field.control === 'lines' || state.status === 'conflict'}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) edit.commit()
      }}
    >
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
  )
}
