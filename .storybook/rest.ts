import { initialGlobals } from './globals.ts'

interface Shown {
  globals: Readonly<Record<string, unknown>>
  /** What the story fixes itself; it is there at run time, though not in Storybook's types. */
  storyGlobals?: Readonly<Record<string, unknown>>
}

/**
 * Whether the toolbar shows the story with what its `play` was not written for: another role, scenario or language. Its
 * steps rest then, so that a link opens what its sender saw and nothing is clicked on a page that looks different.
 */
export const isElsewise = ({ globals, storyGlobals = {} }: Shown) =>
  (['role', 'scenario', 'language'] as const).some(
    (name) => !(name in storyGlobals) && globals[name] !== initialGlobals[name],
  )

class StepsRest extends Error {
  override name = 'StepsRest'
  override message =
    'Die Schritte dieser Story ruhen, solange Rolle, Szenario oder Sprache aus der Werkzeugleiste kommen.'
}

/** A canvas in which a play finds nothing: it ends at its first look, with the reason in the interactions panel. */
export const restingCanvas = <Canvas extends object>(canvas: Canvas): Canvas =>
  new Proxy(canvas, {
    get: (target, name) =>
      typeof name === 'string' && /^(find|get|query)/.test(name)
        ? () => {
            throw new StepsRest()
          }
        : (Reflect.get(target, name) as unknown),
  })

/** Leaves out what a play does without looking at the canvas. */
export async function runStep<Context extends Shown>(
  _label: string,
  play: (context: Context) => Promise<void> | void,
  context: Context,
) {
  if (!isElsewise(context)) await play(context)
}
