import type { Loadable } from '../Loadable/Loadable.tsx'

/** A saved view as its screen shows it. */
export interface ShownView {
  id: number
  name: string
  /** Shown when the page is opened without a filter. */
  standard: boolean
  /** It equals what is set at present. */
  current: boolean
}

export type ShownViews = Loadable<readonly ShownView[]>

/** Promises reject with an error whose message is for people. */
export interface ViewActions {
  apply: (id: number) => void
  /**
   * Saves what is set now.
   * @param key made when the dialog opened, the same for every try
   */
  add: (name: string, key: string) => Promise<void>
  rename: (id: number, name: string) => Promise<void>
  /** Replaces what the view holds by what is set now. */
  replace: (id: number) => Promise<void>
  remove: (id: number) => Promise<void>
  /** Absent: the page always opens as its address says. @param id none: the page opens without a filter */
  setStandard?: (id: number | undefined) => Promise<void>
}
