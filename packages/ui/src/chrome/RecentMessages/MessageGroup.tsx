import { useId } from 'react'
import { RelativeTime } from './RelativeTime.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import type { Toast } from '../../parts/Toaster/Toaster.tsx'
import { toneIcons } from '../../parts/Toaster/tones.ts'
import { Group, Line } from './RecentMessages.styles.ts'

interface MessageLine {
  id: string | number
  /** When it was said, ISO 8601. */
  at: string
  tone: NonNullable<Toast['tone']>
  message: string
  /** Further facts about it; absent ones are left out. */
  details?: readonly (string | false | undefined)[]
}

export interface MessageGroupProps {
  title: string
  lines: readonly MessageLine[]
}

/** Messages of one kind under their heading. */
export function MessageGroup({ title, lines }: MessageGroupProps) {
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
