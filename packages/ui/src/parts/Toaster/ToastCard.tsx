import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { ShownToast, Toast } from './Toaster.tsx'
import { Card, Message } from './Toaster.styles.ts'
import { texts } from './Toaster.texts.ts'

/** How long a message stays, in ms (spec section 9). */
export const toastDuration = 5000

const icons: Record<NonNullable<Toast['tone']>, IconName> = {
  info: 'info',
  success: 'published',
  warning: 'warning',
  danger: 'reject',
}

export interface ToastCardProps {
  toast: ShownToast
  /** The pointer or the focus is with the messages: none goes, and each has its full time afterwards. */
  held: boolean
  onClose: () => void
}

export function ToastCard({ toast, held, onClose }: ToastCardProps) {
  const t = useTexts(texts)
  const { tone = 'info', message, action } = toast
  const onOver = useEffectEvent(onClose)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => onOver(), toastDuration)
    return () => clearTimeout(timer)
  }, [held])
  const act = () => {
    action?.onAct()
    onClose()
  }
  return (
    <Card data-tone={tone}>
      <Icon name={icons[tone]} />
      <Message>{message}</Message>
      {action && (
        <Button variant="quiet" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={t.close} onClick={onClose} />
    </Card>
  )
}
