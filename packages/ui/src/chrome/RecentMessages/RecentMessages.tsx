import { useRef } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Drawer } from '../../parts/Drawer/Drawer.tsx'
import { MessageGroup } from './MessageGroup.tsx'
import { Nothing } from './RecentMessages.styles.ts'
import { texts } from './RecentMessages.texts.ts'
import type { RecentError, RecentNotice } from './types.ts'

export type { RecentError, RecentNotice } from './types.ts'

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
  const t = useTexts(texts)
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
