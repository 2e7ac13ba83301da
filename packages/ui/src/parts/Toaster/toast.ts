/** A short message about what has just happened. */
export interface Toast {
  id: number
  tone?: 'info' | 'success' | 'warning' | 'danger'
  message: string
  /** The label of one way on, most often to take it back. */
  action?: string | undefined
}
