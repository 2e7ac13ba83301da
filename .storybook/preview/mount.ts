import type { Preview } from '@storybook/react-vite'
import { listening } from './shown/pause.ts'
import { beginRequests, untilDrawn } from './shown/shown.ts'

type Mount = NonNullable<Preview['mount']>

/**
 * Draws a story as the renderer does and waits until its content is there and can be used. In tests React's `act` waits
 * for listeners; in the workbench a play would begin before the first of them.
 */
export const mount: Mount = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui
  beginRequests()
  await context.renderToCanvas()
  await untilDrawn(context)
  await listening()
  return context.canvas
}
