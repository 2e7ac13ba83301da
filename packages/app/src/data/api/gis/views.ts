import { addSavedView, deleteSavedView, getSavedViews, updateSavedView } from '@waldkerf/domain/calls/beetles/views'
import type { SavedView } from '@waldkerf/domain/entities/beetles/views'
import type { Client } from '../../gateway/client.ts'

/** What a view holds: its screen's own. */
export type ViewContent = SavedView['inhalt']

/** Saved views of a screen. One call, one function. */
export function viewsApi(client: Client) {
  return {
    all: (screen: string) => client.call(getSavedViews, { bereich: screen }),
    add: (screen: string, name: string, content: ViewContent, idempotencyKey: string) =>
      client.call(addSavedView, { bereich: screen, name, inhalt: content }, { idempotencyKey }),
    rename: ({ id, version }: SavedView, name: string) => client.call(updateSavedView, { id, name }, { version }),
    replace: ({ id, version }: SavedView, content: ViewContent) =>
      client.call(updateSavedView, { id, inhalt: content }, { version }),
    remove: (id: number) => client.call(deleteSavedView, { id }),
  }
}
