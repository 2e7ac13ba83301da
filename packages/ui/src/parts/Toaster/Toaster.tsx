import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Region, Card, Message } from './Toaster.styles.ts'
import { texts } from './Toaster.texts.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { place } from './place.ts'
import { type Toast, toneIcons } from './tones.ts'

export type { Toast } from './tones.ts'

interface ToastCardProps {
  toast: Toast
  onClose: () => void
  onAct: () => void
}

function ToastCard({ toast, onClose, onAct }: ToastCardProps) {
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

export interface ToasterProps {
  /** The oldest first. */
  toasts: readonly Toast[]
  onClose: (id: number) => void
  onAct: (id: number) => void
  /** The pointer or the focus is with the messages: none may go meanwhile. */
  onHold: (held: boolean) => void
  /** Lasting notices, below the messages; each stays as long as its cause. */
  children?: ReactNode
}

/**
 * The place for messages, over the page. Both live regions are there from the start: what appears together with its
 * message is not read out. Failures interrupt, all else waits for a pause. No message takes the focus, none lies over a
 * control.
 */
export function Toaster({ toasts, onClose, onAct, onHold, children }: ToasterProps) {
  const t = useTexts(texts)
  const cards = (failures: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'danger') === failures)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} onAct={() => onAct(toast.id)} />
      ))
  return (
    <Region
      data-messages=""
      aria-label={t.label}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {/* Said in so many words, since dialogs hide all else but live regions from screen readers. */}
      <div role="alert" aria-live="assertive">
        {cards(true)}
      </div>
      <div role="status" aria-live="polite">
        {cards(false)}
        {children}
      </div>
    </Region>
  )
}
