/** As far as Storybook's stories are of interest here. */
export interface ExampleStory {
  id: string
  title: string
  component?: unknown
  playFunction?: unknown
  /** Globals that it fixes itself. */
  storyGlobals?: Readonly<Record<string, unknown>>
  /** `docs.source.code` is what the addon makes of a story: a component that calls the part. */
  parameters: { docs?: { source?: { code?: string } } }
}

/** Spies of plays; whoever copies the code has a function of their own. */
const spy = /\bfn\([^()]*\)/g
const wrapper = /^const \w+ = \(\) => ([^]*?);?\s*$/

/** The call of the part that a story shows, as others write it. */
export const exampleCode = ({ parameters }: ExampleStory) =>
  (parameters.docs?.source?.code ?? '').replace(wrapper, '$1').replaceAll(spy, '() => {}')

const isPlain = ({ playFunction, storyGlobals = {} }: ExampleStory) =>
  playFunction === undefined && Object.keys(storyGlobals).length === 0

/**
 * The story to be shown first: in the toolbar's look and at rest, since in a frame a play runs and leaves something else,
 * and with a call of the part itself to copy, if there is such a one.
 * @param stories of one file, at least one
 */
export function chooseExample<T extends ExampleStory>(stories: readonly T[]): T {
  const plain = stories.filter(isPlain)
  const [first] = [...plain.filter(callsPart), ...plain, ...stories]
  if (!first) throw new Error('A page of docs stands beside stories.')
  return first
}

function callsPart(story: ExampleStory) {
  const [, , name = ''] = /^(\w+)\/(\w+)/.exec(story.title) ?? []
  return exampleCode(story).startsWith(`<${name}`)
}
