import { readWeek } from '@waldkerf/domain/dates/weeks'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { texts } from '../filter.texts.ts'

export interface WeekFieldProps {
  /** `2026-W21`, '' for none. */
  week: string
  onWeek: (week: string) => void
}

/** A calendar week; browsers without a field for weeks take it as text. Give it the week as key. */
export function WeekField({ week, onWeek }: WeekFieldProps) {
  const t = useTexts(texts)
  const [typed, setTyped] = useState(week)
  const wrong = typed !== '' && readWeek(typed) === undefined
  return (
    <TextField
      type="week"
      label={t.week}
      hint={t.weekHint}
      error={wrong ? t.noWeek : undefined}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value)
        if (value === '' || readWeek(value)) onWeek(value)
      }}
    />
  )
}
