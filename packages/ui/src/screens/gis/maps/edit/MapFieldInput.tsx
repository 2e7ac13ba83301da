import { systemLabel, systems } from '@waldkerf/domain/georef/coordinates/systems'
import { typeLabel, typeLabels } from '@waldkerf/domain/georef/labels/typeLabels'
import { georefTypes } from '@waldkerf/domain/entities/maps/maps'
import type { MapField } from '@waldkerf/domain/maps/mapValues'
import { useId } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { texts } from '../MapsScreen.texts.ts'

export interface MapFieldInputProps {
  field: MapField
  label: string
  value: string
  error?: string | undefined
  /** Values that other maps have in the same field. */
  suggestions: readonly string[]
  /** Called with each typed letter. */
  onType: (text: string) => void
  /** Called with a choice, which needs no further confirmation. */
  onChoose: (text: string) => void
}

/** The control that fits what a column holds. */
export function MapFieldInput({ field, label, value, error, suggestions, onType, onChoose }: MapFieldInputProps) {
  const listId = useId()
  const { control } = field
  const most = field.kind === 'text' ? field.most : undefined
  if (control === 'flag') {
    return (
      <Checkbox label={label} checked={value === 'true'} onChange={({ target }) => onChoose(String(target.checked))} />
    )
  }
  if (control === 'type' || control === 'system') {
    return <ChoiceInput kind={control} label={label} value={value} error={error} onChoose={onChoose} />
  }
  if (control === 'lines') {
    return (
      <TextArea
        label={label}
        rows={2}
        value={value}
        error={error}
        maxLength={most}
        onChange={({ target }) => onType(target.value)}
      />
    )
  }
  return (
    <>
      <TextField
        label={label}
        value={value}
        error={error}
        autoComplete="off"
        inputMode={control === 'number' ? 'decimal' : undefined}
        maxLength={most}
        list={suggestions.length > 0 ? listId : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
    </>
  )
}

interface ChoiceInputProps {
  kind: 'type' | 'system'
  label: string
  value: string
  error?: string | undefined
  onChoose: (text: string) => void
}

/** A kind of fit, or a coordinate system. A stored value that is not known stays among the choices. */
function ChoiceInput({ kind, label, value, error, onChoose }: ChoiceInputProps) {
  const t = useTexts(texts).edit
  const language = useLanguage()
  const known =
    kind === 'type'
      ? georefTypes.map((type) => ({ value: type as string, words: typeLabels[type][language] }))
      : systems.map((system) => ({ value: String(system.epsg), words: systemLabel(system)[language] }))
  const isKnown = value === '' || known.some((one) => one.value === value)
  return (
    <Select label={label} value={value} error={error} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{kind === 'type' ? t.noType : t.noSystem}</option>
      {!isKnown && <option value={value}>{kind === 'type' ? typeLabel(value)[language] : `EPSG:${value}`}</option>}
      {known.map((one) => (
        <option key={one.value} value={one.value}>
          {one.words}
        </option>
      ))}
    </Select>
  )
}
