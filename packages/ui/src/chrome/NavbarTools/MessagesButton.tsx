import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Messages } from './NavbarTools.styles.ts'
import { texts } from './NavbarTools.texts.ts'

/** How much of each kind is kept. */
export interface MessageCounts {
  errors: number
  notices: number
}

export interface MessagesButtonProps extends MessageCounts {
  onOpen: () => void
}

/**
 * Opens the recent messages and counts the errors. It comes with the first message and stays, emptied or not:
 * the focus comes back to it.
 */
export function MessagesButton({ errors, notices, onOpen }: MessagesButtonProps) {
  const t = useTexts(texts)
  const [needed, setNeeded] = useState(false)
  if (!needed && errors + notices > 0) setNeeded(true)
  if (!needed) return null
  const label = errors > 0 ? t.errors(errors) : t.messages
  return (
    <Messages type="button" data-errors={errors > 0 || undefined} aria-label={label} title={label} onClick={onOpen}>
      <Icon name={errors > 0 ? 'warning' : 'bell'} />
      {errors > 0 && errors}
    </Messages>
  )
}
