import type { Props } from './props.ts'

/** The states every screen is looked at in, in the order of its stories. */
export const states = ['Ready', 'Empty', 'Loading', 'Failed', 'Forbidden'] as const

export type State = (typeof states)[number]

const always = () => true
const some = (props: Props, fits: (name: string, type: string) => boolean) =>
  [...props].some(([name, type]) => fits(name, type))
const waits = (props: Props) => some(props, (_, type) => type.includes('Loadable<'))
const holdsList = (props: Props) => some(props, (name, type) => !name.startsWith('state.') && type.endsWith('[]'))

/** The states a screen can be in, by its props. A screen that loads nothing neither waits nor fails. */
const applies: Record<State, (props: Props) => boolean> = {
  Ready: always,
  /** Loaded data and lists from props may be empty. */
  Empty: (props) => waits(props) || holdsList(props),
  Loading: waits,
  /** Loading can fail, and an attempted action can be refused. */
  Failed: (props) => waits(props) || props.has('failure'),
  /** A right comes as a prop. Where the route's table refuses, nothing of the screen is seen. */
  Forbidden: (props) => props.has('rights') || props.has('can'),
}

export const possibleStates = (props: Props): readonly State[] => states.filter((state) => applies[state](props))

const story = /^export const ([A-Z]\w*) = /gm

/** The stories of a file, in their order. */
export const storiesIn = (text: string): readonly string[] => [...text.matchAll(story)].map(([, name = '']) => name)

const isState = (name: string): name is State => states.some((state) => state === name)

/** Whether a screen's stories begin with the states they show, in the order of all screens. */
export const isInOrder = (stories: readonly string[]): boolean => {
  const shown = states.filter((state) => stories.includes(state))
  return shown.every((state, at) => stories[at] === state)
}

/** Stories beside those of the states. */
export const furtherStories = (stories: readonly string[]) => stories.filter((name) => !isState(name))
