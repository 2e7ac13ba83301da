import type { Preview } from '@storybook/react-vite'
import { endBeforePlay, isElsewise } from './rest.ts'

type Mount = NonNullable<Preview['mount']>

/** React's passive effects, and what observes sizes, come after the drawing: within its frame or the next one. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Draws a story as the renderer does and waits until it can be used. A run of the tests waits by React's `act`; opened in
 * the workbench, a play would begin before the first listener is there.
 */
export const mount: Mount = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui
  await context.renderToCanvas()
  if (!('__vitest_browser__' in globalThis)) await drawn()
  else if (isElsewise(context)) await endBeforePlay(context)
  return context.canvas
}
