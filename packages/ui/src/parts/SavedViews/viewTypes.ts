import type { SavedView } from '@waldkerf/domain/entities/beetles/views'

/** Done with saved views; all reject with an error whose message is for people. */
export interface ViewActions {
  show: (view: SavedView) => void
  /** @param key made when the dialog opened, the same for every try */
  save: (name: string, key: string) => Promise<void>
  rename: (view: SavedView, name: string) => Promise<void>
  remove: (view: SavedView) => Promise<void>
}
