import { createHandlers, type HandlerOptions } from './handlers/index.ts'
import { createState } from './handlers/state.ts'
import { showing } from './scenarios/workbench.ts'
import { pictureUrl } from './seed/pictureUrls.ts'

/**
 * Handlers for a story with example data of its own, so that no story sees the changes of another. A scenario chosen in
 * the workbench's toolbar replaces the story's.
 */
export const storyHandlers = (options: Omit<HandlerOptions, 'pictureBytes'> = {}) => {
  const { state = showing.world(createState) } = options
  return createHandlers({
    ...options,
    state,
    scenario: showing.choice().scenario ?? options.scenario ?? 'ready',
    pictureBytes: async (filename) => (await fetch(pictureUrl(filename))).arrayBuffer(),
  })
}
