import type { Side } from '@waldkerf/domain/editing/mergeFields'
import type { Row } from '@waldkerf/domain/office/editor/document'
import { numberFields, type NumberField, unclearFields } from '@waldkerf/domain/office/editor/unclear'
import { type Conflict, headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConflictPanel } from '@waldkerf/ui/parts/ConflictPanel/ConflictPanel'
import { SideChoice } from '@waldkerf/ui/parts/ConflictPanel/SideChoice'
import { useState } from 'react'
import { sideTexts, texts } from '../DocumentEditorScreen.texts.ts'

export interface ConflictNotesProps {
  conflicts: readonly Conflict[]
  rows: readonly Row[]
  onResolve: (key: string, sides: Readonly<Record<string, Side>>) => void
}

/** Values that two people changed differently: both side by side, to choose from. Everything else is merged already. */
export function ConflictNotes({ conflicts, rows, onResolve }: ConflictNotesProps) {
  return conflicts.map((conflict) => (
    <ConflictNote
      key={conflict.key}
      conflict={conflict}
      nr={rows.findIndex(({ key }) => key === conflict.key) + 1}
      onResolve={onResolve}
    />
  ))
}

type Fields = Conflict['fields']

const numberField = (field: string) => numberFields.find((number) => unclearFields[number] === field)

/** A number and the unreadable text typed in its place are one choice; each side shows the one it has. */
function shownFields(fields: Fields): Fields {
  const texts = new Map(fields.map((one) => [one.field, one]))
  const merged = fields.map((one) => {
    const name = numberField(one.field) ?? one.field
    const number = texts.get(name) ?? one
    const unclear = name in unclearFields ? texts.get(unclearFields[name as NumberField]) : undefined
    return { field: name, mine: unclear?.mine || number.mine, theirs: unclear?.theirs || number.theirs }
  })
  return [...new Map(merged.map((one) => [one.field, one])).values()]
}

const allSides = (fields: Fields, sides: Readonly<Record<string, Side>>): Readonly<Record<string, Side>> =>
  Object.fromEntries(fields.map(({ field }) => [field, sides[numberField(field) ?? field] ?? 'theirs']))

interface ConflictNoteProps {
  conflict: Conflict
  nr: number
  onResolve: ConflictNotesProps['onResolve']
}

function ConflictNote({ conflict: { key, fields }, nr, onResolve }: ConflictNoteProps) {
  const t = useTexts(texts).conflict
  const names: Readonly<Record<string, string>> = useTexts(sideTexts).fieldNames
  const shown = shownFields(fields)
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(shown.map(({ field }) => [field, 'mine' as const])),
  )
  return (
    <ConflictPanel
      title={key === headKey ? t.head : nr > 0 ? t.row(nr) : t.buyer}
      actions={<Button onClick={() => onResolve(key, allSides(fields, sides))}>{t.take}</Button>}
    >
      {shown.map(({ field, mine, theirs }) => (
        <SideChoice
          key={field}
          legend={names[field] ?? field}
          mine={mine}
          theirs={theirs}
          side={sides[field] ?? 'theirs'}
          onChoose={(side) => setSides((all) => ({ ...all, [field]: side }))}
        />
      ))}
    </ConflictPanel>
  )
}
