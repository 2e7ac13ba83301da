import { readTypedWeek, readWeek, weekText } from '@waldkerf/domain/dates/weeks'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { texts } from './filter.texts.ts'

export interface WeekFieldProps {
  /** `2026-W21`, '' for none. */
  week: string
  onWeek: (week: string) => void
}

/** The stored form of what is typed: '' for nothing, undefined for what is no week. */
function read(typed: string): string | undefined {
  if (typed.trim() === '') return ''
  const week = readTypedWeek(typed)
  return week && weekText(week)
}

/** A calendar week, typed as people write it: few browsers have a field for weeks of their own. */
export function WeekField({ week, onWeek }: WeekFieldProps) {
  const t = useTexts(texts)
  const shown = (stored: string) => {
    const known = readWeek(stored)
    return known ? t.conditions.week(known.week, known.year) : stored
  }
  const [field, setField] = useState({ typed: shown(week), week, isLeft: true })
  // Another week from outside: from a link, or the filter was reset.
  if (field.week !== week) setField({ typed: read(field.typed) === week ? field.typed : shown(week), week, isLeft: field.isLeft }) // prettier-ignore
  const wrong = field.isLeft && read(field.typed) === undefined
  return (
    <TextField
      label={t.week}
      hint={t.weekHint}
      error={wrong ? t.noWeek : undefined}
      value={field.typed}
      onChange={({ target: { value } }) => {
        setField({ ...field, typed: value, isLeft: false })
        const next = read(value)
        if (next !== undefined && next !== week) onWeek(next)
      }}
      onBlur={() => setField({ ...field, typed: shown(read(field.typed) ?? field.typed), isLeft: true })}
    />
  )
}
