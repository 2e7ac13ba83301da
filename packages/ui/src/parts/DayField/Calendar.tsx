import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import type { DayReason } from '@waldkerf/domain/office/dates/dayLimits'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormat, useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { Floating } from '../Combobox/Combobox.styles.ts'
import { usePlacedBelow } from '../Combobox/usePlacedBelow.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Board, Day, MonthLine, Weekday, Why } from './DayField.styles.ts'
import { texts } from '../parts.texts.ts'
import { monthsOn, monthWeeks } from './monthDays.ts'
import { useDayWords } from './useDayWords.ts'

export interface CalendarProps {
  label: string
  /** It floats there. */
  anchor: RefObject<HTMLElement | null>
  /** `YYYY-MM-DD`; where the cursor begins. */
  value: string
  today: string
  /** Why a day cannot be chosen. */
  dayReason: (day: string) => DayReason | undefined
  onChoose: (day: string) => void
  onClose: () => void
}

/** Room for seven days that can be pressed, in px. */
const least = 264

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  PageUp: (day) => monthsOn(day, -1),
  PageDown: (day) => monthsOn(day, 1),
}

/** A month to choose a day from. Days that cannot be chosen can be reached all the same, and say why. */
export function Calendar({ label, anchor, value, today, dayReason, onChoose, onClose }: CalendarProps) {
  const t = useTexts(texts).dayField
  const format = useFormat()
  const say = useDayWords()
  const locale = useLocale()
  const [cursor, setCursor] = useState(value || today)
  const board = useRef<HTMLDivElement>(null)
  usePlacedBelow(board, anchor, true, least)
  const month = cursor.slice(0, 7)
  const names = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const weeks = monthWeeks(month)
  const weekday = (length: 'long' | 'short', day: string) =>
    names({ weekday: length }).format(new Date(`${day}T00:00:00Z`))
  const reason = dayReason(cursor)
  useEffect(() => {
    board.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else if (step) setCursor(step(cursor))
    else return
    event.preventDefault()
  }
  return (
    // A press beside a day must not take the focus out of the calendar, which would close it.
    <Floating
      ref={board}
      popover="manual"
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Board>
        <MonthLine>
          <IconButton icon="chevron-left" label={t.previousMonth} onClick={() => setCursor(monthsOn(cursor, -1))} />
          <strong aria-live="polite">
            {names({ month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`))}
          </strong>
          <IconButton icon="chevron-right" label={t.nextMonth} onClick={() => setCursor(monthsOn(cursor, 1))} />
        </MonthLine>
        <div role="grid" aria-label={label}>
          <div role="row">
            {weeks[0]?.map((day) => (
              <Weekday key={day} role="columnheader" aria-label={weekday('long', day)}>
                {weekday('short', day)}
              </Weekday>
            ))}
          </div>
          {weeks.map((week) => (
            <div role="row" key={week[0]}>
              {week.map((day) => {
                const blocked = dayReason(day)
                return (
                  <Day
                    key={day}
                    role="gridcell"
                    data-day={day}
                    data-today={day === today || undefined}
                    data-outside={day.startsWith(month) ? undefined : ''}
                    aria-selected={day === value}
                    aria-disabled={blocked !== undefined || undefined}
                    aria-label={[format.day(day), blocked && say(blocked)].filter(Boolean).join(': ')}
                    title={blocked && say(blocked)}
                    tabIndex={day === cursor ? 0 : -1}
                    onClick={() => (blocked ? setCursor(day) : onChoose(day))}
                  >
                    {Number(day.slice(8))}
                  </Day>
                )
              })}
            </div>
          ))}
        </div>
        <Why role="status">{reason ? say(reason) : cursor > today ? t.soon : ''}</Why>
      </Board>
    </Floating>
  )
}
