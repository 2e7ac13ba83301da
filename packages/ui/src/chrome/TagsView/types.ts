/** A page that is open. */
export interface OpenTag {
  id: string
  title: string
  to: string
  /** Comes first and has no way to be closed. */
  pinned?: boolean
  /** Holds input that is not saved. */
  unsaved?: boolean
}

export interface TagActions {
  refresh: (id: string) => void
  close: (id: string) => void
  closeOthers: (id: string) => void
  closeAll: () => void
  /** To a place among all tags, counted from 0. */
  move: (id: string, to: number) => void
}
