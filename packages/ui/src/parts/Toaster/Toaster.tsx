import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Region } from './Toaster.styles.ts'
import { texts } from './Toaster.texts.ts'
import { ToastCard } from './ToastCard.tsx'

/** A short message about what has just happened. */
export interface Toast {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  message: string
  /** One way on, most often to take it back. */
  action?: { label: string; onAct: () => void }
}

export interface Toasts {
  show: (toast: Toast) => void
}

export interface ShownToast extends Toast {
  id: number
}

const ToastContext = createContext<Toasts>({ show: () => {} })

/** Messages that do not belong to a place on the page. Outside a Toaster they are lost. */
export const useToasts = () => use(ToastContext)

/**
 * The place for messages, around the application. Both live regions are there from the start: what appears together
 * with its message is not read out. What went wrong interrupts, all else waits for a pause.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const t = useTexts(texts)
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const [held, setHeld] = useState(false)
  const toasts = useMemo(() => {
    let count = 0
    return { show: (toast: Toast) => setShown((before) => [...before, { ...toast, id: ++count }]) }
  }, [])
  const close = (id: number) => {
    setShown((before) => before.filter((toast) => toast.id !== id))
    // A card that goes under the pointer or with the focus sends no leaving event.
    setHeld(false)
  }
  const cards = (failures: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'danger') === failures)
      .map((toast) => <ToastCard key={toast.id} toast={toast} held={held} onClose={() => close(toast.id)} />)
  return (
    <ToastContext value={toasts}>
      {children}
      <Region
        aria-label={t.label}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div role="status">{cards(false)}</div>
        <div role="alert">{cards(true)}</div>
      </Region>
    </ToastContext>
  )
}
