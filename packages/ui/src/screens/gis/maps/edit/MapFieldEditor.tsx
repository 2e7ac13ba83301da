import type { SurveyMap } from '@waldkerf/domain/entities/maps'
import type { MapField } from '@waldkerf/domain/maps/mapFields'
import { typedMapValue } from '@waldkerf/domain/maps/mapValues'
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import type { MapsActions } from '../mapsTypes.ts'
import { Conflict, FieldBox, Word } from './edit.styles.ts'
import { texts } from './edit.texts.ts'
import { MapFieldInput } from './MapFieldInput.tsx'
import { type FieldEdit, useFieldEdit } from './useFieldEdit.ts'

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
  const t = useTexts(texts)
  const edit = useFieldEdit({ map, field, actions })
  const { state, isTyping } = edit
  const tell = useEffectEvent((typing: boolean) => onTyping(field.column, typing))
  useEffect(() => {
    tell(isTyping)
    return () => tell(false)
  }, [isTyping])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (field.kind !== 'lines' || event.ctrlKey || event.metaKey)) edit.commit()
    if (event.key === 'Escape' && isTyping) {
      // The drawer stays open: this Escape was for the field.
      event.preventDefault()
      event.stopPropagation()
      edit.discard()
    }
  }
  return (
    <FieldBox
      data-wide={field.kind === 'lines' || state.status === 'conflict'}
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
      <FieldConflict edit={edit} column={field.column} />
    </FieldBox>
  )
}

function FieldWord({ edit: { state, commit, discard } }: { edit: FieldEdit }) {
  const t = useTexts(texts)
  if (state.status === 'failed') {
    return (
      <Word role="alert" data-tone="danger">
        {t.failed} {state.message}
        <Button variant="quiet" onClick={commit}>
          {t.again}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {t.discard}
        </Button>
      </Word>
    )
  }
  return (
    <Word role="status">
      {state.status === 'saving' && (
        <>
          <Spinner size={16} /> {t.saving}
        </>
      )}
      {state.status === 'saved' && (
        <>
          <Icon name="check" size={16} /> {t.saved}
        </>
      )}
    </Word>
  )
}

/** Both versions, and which one is to stand. */
function FieldConflict({
  edit: { state, discard, overwrite },
  column,
}: {
  edit: FieldEdit
  column: MapField['column']
}) {
  const t = useTexts(texts)
  if (state.status !== 'conflict') return null
  const { theirs, mine } = state
  const words = (value: typeof mine) =>
    typeof value === 'boolean' ? t.flag[value ? 'true' : 'false'] : typedMapValue(value) || t.empty
  return (
    <Conflict role="alert">
      <p>{t.conflict.title}</p>
      <dl>
        <dt>{t.conflict.theirs}</dt>
        <dd>{words(theirs[column])}</dd>
        <dt>{t.conflict.mine}</dt>
        <dd>{words(mine)}</dd>
      </dl>
      <div>
        <Button onClick={discard}>{t.conflict.keep}</Button>
        <Button onClick={overwrite}>{t.conflict.overwrite}</Button>
      </div>
    </Conflict>
  )
}
