export interface UnsentActions {
  /** Sends it once more. */
  again: (key: string) => void
  /** Opens it in the form, as a draft. */
  edit: (key: string) => void
  /** It is given up; what stands already stays. */
  discard: (key: string) => void
}
