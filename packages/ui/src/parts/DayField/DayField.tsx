import { berlinDay } from '@waldkerf/domain/dates/days'
import type { DayReason } from '@waldkerf/domain/office/dates/dayLimits'
import { parseDay } from '@waldkerf/domain/office/input/parseDay'
import { type FocusEvent, useRef, useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Calendar } from './Calendar.tsx'
import { WithCalendar } from './DayField.styles.ts'
import { texts } from '../parts.texts.ts'
import { useDayWords } from './useDayWords.ts'

export interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`, '' while there is none. */
  value: string
  /** `YYYY-MM-DD`, in Berlin; absent: that of the clock. */
  today?: string | undefined
  /** Why a day cannot be chosen; absent: every day can. */
  dayReason?: ((day: string) => DayReason | undefined) | undefined
  /** Told a day of the calendar once it is typed to the end or chosen; '' where the field may be left empty. */
  onChange: (day: string) => void
  /** The field may be left empty. */
  isOptional?: boolean
  /** Names the field, so that a checklist can lead there. */
  name?: string | undefined
  /** Absent: an example of what may be typed. */
  placeholder?: string | undefined
  /** The fault of a day that the field itself takes. */
  error?: string | undefined
}

const noReason = () => undefined

/** A calendar day, typed as people type days or chosen from a month; a day that cannot be says why. */
export function DayField({
  label,
  value,
  today: known,
  dayReason = noReason,
  onChange,
  isOptional = false,
  name,
  placeholder,
  error,
}: DayFieldProps) {
  const t = useTexts(texts).dayField
  const format = useFormat()
  const say = useDayWords()
  const box = useRef<HTMLDivElement>(null)
  const [clock] = useState(() => berlinDay(new Date()))
  const today = known ?? clock
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const stored = value === '' ? undefined : dayReason(value)
  function settle(day: string) {
    setTyped(undefined)
    setProblem(undefined)
    if (day !== value) onChange(day)
  }
  function take(text: string) {
    if (isOptional && text.trim() === '') return settle('')
    const day = parseDay(text.replaceAll('/', '.'), today)
    const reason = typeof day === 'string' ? dayReason(day) : undefined
    if (typeof day === 'string' && !reason) return settle(day)
    setProblem(day === undefined ? t.dayMissing : reason ? say(reason) : t.noDay(text))
  }
  function close() {
    setOpen(false)
    box.current?.querySelector<HTMLElement>('button')?.focus()
  }
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) setOpen(false)
  }
  return (
    <div ref={box} data-unread={problem === undefined ? undefined : ''} onBlur={onLeave}>
      <WithCalendar>
        <TextField
          label={label}
          name={name}
          autoComplete="off"
          placeholder={placeholder ?? t.dayHint}
          error={problem ?? (stored ? say(stored) : error)}
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
          anchor={box}
          value={value}
          today={today}
          dayReason={dayReason}
          onChoose={(day) => {
            settle(day)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
