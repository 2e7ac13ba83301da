import type { ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  /** Asked by Escape, a press beside it and the close button. */
  onClose: () => void
  title: string
  /** One sentence on the subject; read out with the title. */
  description?: string
  /** Buttons, the safe one first: it gets the focus when there is nothing to fill in. The primary one comes last. */
  actions?: ReactNode
  children?: ReactNode
  /** For tables and pictures; 'sheet': for a form and the page that comes of it, side by side. */
  wide?: boolean | 'sheet' | undefined
  /** Nothing but a question: read out whole and at once, and a press beside it answers nothing. */
  question?: boolean
}
