import type { DayReason } from '@waldkerf/domain/office/dates/dayLimits'
import { parseDay } from '@waldkerf/domain/office/input/parseDay'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useRef, useState } from 'react'
import { texts } from '../side/side.texts.ts'
import { Calendar } from './Calendar.tsx'
import { WithCalendar } from './days.styles.ts'
import { useDayWords } from './useDayWords.ts'

export interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`, '' while there is none. */
  value: string
  today: string
  /** Why a day cannot be chosen; absent: every day can. */
  dayReason?: ((day: string) => DayReason | undefined) | undefined
  onChange: (day: string) => void
  /** The field may be left empty. */
  isOptional?: boolean
  /** Names the field, so that a checklist can lead there. */
  name: string
}

const noReason = () => undefined

/** A calendar day, typed as people type days or chosen from a month; a day that cannot be says why. */
export function DayField({
  label,
  value,
  today,
  dayReason = noReason,
  onChange,
  isOptional = false,
  name,
}: DayFieldProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const say = useDayWords()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const stored = value === '' ? undefined : dayReason(value)
  function take(text: string) {
    if (isOptional && text.trim() === '') {
      setProblem(undefined)
      setTyped(undefined)
      return onChange('')
    }
    const day = parseDay(text.replaceAll('/', '.'), today)
    const reason = typeof day === 'string' ? dayReason(day) : undefined
    const fault = day === undefined ? t.dayMissing : day === null ? t.noDay(text) : reason && say(reason)
    setProblem(fault)
    if (fault !== undefined || typeof day !== 'string') return
    setTyped(undefined)
    onChange(day)
  }
  function close() {
    setOpen(false)
    box.current?.querySelector<HTMLElement>('button')?.focus()
  }
  return (
    <div ref={box}>
      <WithCalendar>
        <TextField
          label={label}
          name={name}
          autoComplete="off"
          placeholder={t.dayHint}
          error={problem ?? (stored && say(stored))}
          value={typed ?? (value === '' ? '' : format.day(value))}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== undefined && take(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed !== undefined) take(typed)
            if (event.key === 'Escape') {
              setTyped(undefined)
              setProblem(undefined)
            }
          }}
        />
        <IconButton icon="calendar" label={t.calendar(label)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </WithCalendar>
      {isOpen && (
        <Calendar
          label={label}
          value={value}
          today={today}
          dayReason={dayReason}
          onChoose={(day) => {
            setTyped(undefined)
            setProblem(undefined)
            onChange(day)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
