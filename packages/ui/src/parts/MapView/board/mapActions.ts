import type { Section, Spot } from '../mapTypes.ts'

/** Effect on the points that are already picked. */
export type PickMode = 'replace' | 'add' | 'toggle'

export interface MapActions {
  onSelect?: ((id: number) => void) | undefined
  onHighlight?: ((id: number | undefined) => void) | undefined
  /** Points to pick: a click with Ctrl or Shift, Space, an area drawn. Without it nothing can be picked. */
  onPick?: ((ids: readonly number[], mode: PickMode) => void) | undefined
  /** A click or tap anywhere is a place to choose; marks are not opened then. Offer typed coordinates beside it. */
  onPlace?: ((place: Spot) => void) | undefined
  /** After every move, and once at the start. */
  onSectionChange?: ((section: Section) => void) | undefined
}
