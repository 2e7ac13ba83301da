import { initialGlobals } from './globals.ts'

interface Shown {
  globals: Readonly<Record<string, unknown>>
  /** What the story fixes itself; it is there at run time, though not in Storybook's types. */
  storyGlobals?: Readonly<Record<string, unknown>>
}

const isPhone = (viewport: unknown) => (viewport as { value?: unknown } | undefined)?.value === 'phone'

/**
 * Whether toolbar or mode show the story with what its `play` was not written for: another role, scenario or language, or
 * a phone, where a table is a list and a bar a menu. Its steps rest then, so that a link opens what its sender saw and
 * nothing is clicked on a page that looks different.
 */
export const isElsewise = ({ globals, storyGlobals = {} }: Shown) =>
  (['role', 'scenario', 'language'] as const).some(
    (name) => !(name in storyGlobals) && globals[name] !== initialGlobals[name],
  ) ||
  (!('viewport' in storyGlobals) && isPhone(globals['viewport']))

class StepsRest extends Error {
  override name = 'StepsRest'
  override message =
    'Die Schritte dieser Story ruhen, solange Rolle, Szenario, Sprache oder Telefon aus der Werkzeugleiste kommen.'
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

/** What Storybook hands to `mount`; that every story has its own looking back is missing in its types. */
interface Drawn {
  abortSignal: AbortSignal
  applyAfterEach?: (context: never) => Promise<void>
}

/**
 * Ends a story of a test run where it is drawn: there a play that rests is no failure. What looks at every story after
 * its play looks at it now.
 */
export async function endBeforePlay(context: Drawn) {
  await context.applyAfterEach?.(context as never)
  context.abortSignal = AbortSignal.abort()
}
