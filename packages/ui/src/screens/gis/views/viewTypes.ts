import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'

/** A saved view as the screen shows it. */
export interface GisView {
  id: number
  name: string
  /** Shown when the page is opened without a filter. */
  standard: boolean
  /** It equals the present filter. */
  current: boolean
}

export type GisViews = Loadable<readonly GisView[]>

/** Promises reject with an error whose message is for people. */
export interface ViewActions {
  apply: (id: number) => void
  /** Saves the filter as it is now. */
  add: (name: string) => Promise<void>
  rename: (id: number, name: string) => Promise<void>
  /** Replaces the view's filter by the present one. */
  replace: (id: number) => Promise<void>
  remove: (id: number) => Promise<void>
  /** @param id none: the page opens without a filter */
  setStandard: (id: number | undefined) => Promise<void>
}
