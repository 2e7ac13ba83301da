/** Named texts that are typed and stored together. */
export type RowValues = Readonly<Record<string, string>>

export interface RowFormState<T extends RowValues> {
  values: T
  /** Something is typed and not stored. */
  changed: boolean
  saving: boolean
  saved: boolean
  /** Values that somebody else stored meanwhile, in fields that were changed here too. */
  theirs: Partial<T>
  /** Why it is not stored, as a sentence. */
  problem: string | undefined
}

export interface RowFormActions<T extends RowValues> {
  change: (part: Partial<T>) => void
  save: () => void
  discard: () => void
}
