/** The parts of Storybook's stories that are read here. */
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

/** Spies of plays: in code to copy an empty function replaces them. */
const spy = /\bfn\([^()]*\)/g
const wrapper = /^const \w+ = \(\) => ([^]*?);?\s*$/

/** The call of the part that a story shows, as code to copy. */
export const exampleCode = ({ parameters }: ExampleStory) =>
  (parameters.docs?.source?.code ?? '').replace(wrapper, '$1').replaceAll(spy, '() => {}')

const isPlain = ({ playFunction, storyGlobals = {} }: ExampleStory) =>
  playFunction === undefined && Object.keys(storyGlobals).length === 0

/**
 * The story to be shown first: one without globals of its own, and without a play, which would change it in the frame;
 * if possible one whose code calls the part itself.
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
