import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { place } from './place.ts'
import type { Toast } from './toast.ts'
import { Card, Message } from './Toaster.styles.ts'
import { texts } from './Toaster.texts.ts'
import { toneIcons } from './tones.ts'

export interface ToastCardProps {
  toast: Toast
  onClose: () => void
  onAct: () => void
}

export function ToastCard({ toast, onClose, onAct }: ToastCardProps) {
  const t = useTexts(texts)
  const { tone = 'info', message, action } = toast
  return (
    <Card ref={place} data-tone={tone}>
      <Icon name={toneIcons[tone]} />
      <Message>{message}</Message>
      {action !== undefined && (
        <Button variant="quiet" onClick={onAct}>
          {action}
        </Button>
      )}
      <IconButton icon="close" label={t.close} onClick={onClose} />
    </Card>
  )
}
