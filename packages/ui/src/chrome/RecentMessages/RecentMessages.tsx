import { useRef, useId, useEffect, useState } from 'react'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import type { Toast } from '@waldkerf/ui/parts/Toaster/Toaster'
import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { formatTime } from '@waldkerf/domain/dates/time'
import { useTexts, useFormat, useLanguage } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Drawer } from '@waldkerf/ui/parts/Drawer/Drawer'
import { messagesTexts } from '../overlays.texts.ts'
import type { RecentError, RecentNotice } from './types.ts'
import { toneIcons, toneColors } from '@waldkerf/ui/parts/Toaster/tones.ts'

export type { RecentError, RecentNotice } from './types.ts'

/** It takes the focus to be read; nothing there can be pressed. */
const Nothing = styled.div`
  color: ${color.textMuted};

  &:focus {
    outline: none;
  }
`

const Group = styled.section`
  margin-block-end: ${space(6)};

  h3 {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('medium')};
    line-height: 16px;
  }
`

const Line = styled.li`
  display: flex;
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.border};
  overflow-wrap: anywhere;
  ${toneColors}

  > svg {
    flex: none;
    margin-block-start: 2px;
  }
  > div {
    min-width: 0;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

interface MessageLine {
  id: string | number
  /** When it was said, ISO 8601. */
  at: string
  tone: NonNullable<Toast['tone']>
  message: string
  /** Further facts about it; absent ones are left out. */
  details?: readonly (string | false | undefined)[]
}

interface MessageGroupProps {
  title: string
  lines: readonly MessageLine[]
}

/** Messages of one kind under their heading. */
function MessageGroup({ title, lines }: MessageGroupProps) {
  const heading = useId()
  return (
    <Group aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <ul>
        {lines.map(({ id, at, tone, message, details = [] }) => (
          <Line key={id} data-tone={tone}>
            <Icon name={toneIcons[tone]} size={16} />
            <div>
              <p>{message}</p>
              <small>
                <RelativeTime at={at} />
                {details.map((detail) => detail && ` · ${detail}`)}
              </small>
            </div>
          </Line>
        ))}
      </ul>
    </Group>
  )
}

export interface RecentMessagesProps {
  open: boolean
  onClose: () => void
  /** The latest first. */
  errors: readonly RecentError[]
  /** All other messages, the latest first. */
  notices: readonly RecentNotice[]
  /** Empties both groups; the panel stays. */
  onClear: () => void
}

/** Recent messages: a toast is gone after five seconds, here it can be read in peace. */
export function RecentMessages({ open, onClose, errors, notices, onClear }: RecentMessagesProps) {
  const t = useTexts(messagesTexts)
  const nothing = useRef<HTMLDivElement>(null)
  const empty = errors.length + notices.length === 0
  const clear = () => {
    onClear()
    // The button goes with the lists: the focus goes on to what is said in their place.
    nothing.current?.focus()
  }
  return (
    <Drawer open={open} onClose={onClose} label={t.title} narrow>
      <Nothing ref={nothing} role="status" tabIndex={-1}>
        {empty && t.none}
      </Nothing>
      {errors.length > 0 && (
        <MessageGroup
          title={t.errors}
          lines={errors.map(({ count, place, ...error }) => ({
            ...error,
            tone: 'danger',
            details: [place, count > 1 && t.times(count)],
          }))}
        />
      )}
      {notices.length > 0 && <MessageGroup title={t.others} lines={notices} />}
      {!empty && (
        <Button icon="check" onClick={clear}>
          {t.clear}
        </Button>
      )}
    </Drawer>
  )
}

/** As long as days are not counted: what is older says its date, and so does what lies ahead by more than clocks differ. */
const recent = 2 * 86_400_000
const ahead = -30_000
const everyHalfMinute = 30_000

/** The clock, looked at twice a minute: words about the last minutes grow old. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyHalfMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** How long ago an instant was; pointed at, or read by machines, its full time. @param at ISO 8601 */
export function RelativeTime({ at }: { at: string }) {
  const words = useLanguage()
  const { instant } = useFormat()
  const now = useNow()
  const full = instant(at)
  const age = now - Date.parse(at)
  return (
    <time dateTime={at} title={full}>
      {age >= ahead && age < recent ? formatTime(at, undefined, { words, now }) : full}
    </time>
  )
}
