import type { Section } from '../mapTypes.ts'

/** Effect on the points that are already picked. */
export type PickMode = 'replace' | 'add' | 'toggle'

export interface MapActions {
  onSelect?: ((id: number) => void) | undefined
  onHighlight?: ((id: number | undefined) => void) | undefined
  /** Points to pick: a click with Ctrl or Shift, Space, an area drawn. Without it nothing can be picked. */
  onPick?: ((ids: readonly number[], mode: PickMode) => void) | undefined
  /** After every move, and once at the start. */
  onSectionChange?: ((section: Section) => void) | undefined
}
