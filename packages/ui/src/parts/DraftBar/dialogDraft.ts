import type { ReactNode } from 'react'

/** The typed text of a dialog that is not sent. */
export interface TypedDraft<T> {
  /** Undefined while it is what the dialog began with. Must be the same object while nothing changes. */
  value: T | undefined
  onRestore: (value: T) => void
}

/** Keeps what is typed in a dialog over a reload, and offers it when the dialog is opened again. */
export interface DialogDraft<T> {
  /** Stands above the fields. */
  render: (typed: TypedDraft<T>) => ReactNode
  /** The dialog is closed by hand, or what it had is stored: nothing of it is kept. */
  end: () => void
}
