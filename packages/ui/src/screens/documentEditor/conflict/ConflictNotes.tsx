import type { Side } from '@waldkerf/domain/office/editor/merge'
import type { Row } from '@waldkerf/domain/office/editor/document'
import { type Conflict, headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useId, useState } from 'react'
import { texts as sideTexts } from '../side/side.texts.ts'
import { Choice, Field, Note } from './conflict.styles.ts'
import { texts } from './conflict.texts.ts'

export interface ConflictNotesProps {
  conflicts: readonly Conflict[]
  rows: readonly Row[]
  onResolve: (key: string, sides: Readonly<Record<string, Side>>) => void
}

/** What two people changed to different values: both side by side, to choose from. Everything else is merged already. */
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

interface ConflictNoteProps {
  conflict: Conflict
  nr: number
  onResolve: ConflictNotesProps['onResolve']
}

function ConflictNote({ conflict: { key, fields }, nr, onResolve }: ConflictNoteProps) {
  const t = useTexts(texts)
  const names: Readonly<Record<string, string>> = useTexts(sideTexts).fieldNames
  const id = useId()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(fields.map(({ field }) => [field, 'mine' as const])),
  )
  const said = (value: string | boolean) =>
    typeof value === 'boolean' ? (value ? t.yes : t.no) : value === '' ? t.blank : value
  return (
    <Note aria-labelledby={id}>
      <strong id={id}>{key === headKey ? t.head : nr > 0 ? t.row(nr) : t.buyer}</strong>
      {fields.map(({ field, mine, theirs }) => (
        <Field key={field}>
          <legend>{names[field] ?? field}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <Choice key={side}>
              <input
                type="radio"
                name={`${id}-${field}`}
                checked={sides[field] === side}
                onChange={() => setSides((all) => ({ ...all, [field]: side }))}
              />
              <span>
                <small>{t[side]}</small> {said(side === 'mine' ? mine : theirs)}
              </span>
            </Choice>
          ))}
        </Field>
      ))}
      <Button onClick={() => onResolve(key, sides)}>{t.take}</Button>
    </Note>
  )
}
