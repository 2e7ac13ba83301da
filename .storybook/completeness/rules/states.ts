import type { Props } from './props.ts'

/** What is known of a screen: what it takes, and its source. */
export interface Screen {
  props: Props
  text: string
}

/** The states every screen is looked at in, in the order of its stories. */
export const states = ['Ready', 'Empty', 'Loading', 'Failed', 'Forbidden', 'Phone', 'Dark', 'English'] as const

export type State = (typeof states)[number]

const always = () => true
const words = /from '\.\/\w+\.texts\.ts'/
const some = (props: Props, fits: (name: string, type: string) => boolean) =>
  [...props].some(([name, type]) => fits(name, type))
const waits = (props: Props) => some(props, (_, type) => type.includes('Loadable<'))
const holdsList = (props: Props) => some(props, (name, type) => !name.startsWith('state.') && type.endsWith('[]'))

/** Which states a screen can be in, by what it takes. Who takes nothing from elsewhere neither waits nor fails. */
const applies: Record<State, (screen: Screen) => boolean> = {
  Ready: always,
  /** What is loaded, or handed over as a list, may be nothing. */
  Empty: ({ props }) => waits(props) || holdsList(props),
  Loading: ({ props }) => waits(props),
  /** Something cannot be loaded, or what was tried is refused. */
  Failed: ({ props }) => waits(props) || props.has('failure'),
  /** A right comes as a prop. Where the route's table refuses, nothing of the screen is seen. */
  Forbidden: ({ props }) => props.has('rights') || props.has('can'),
  Phone: always,
  Dark: always,
  /** All but a page that is written when it is built, in one language: it has words and never asks which. */
  English: ({ text }) => !words.test(text) || text.includes('useTexts('),
}

export const statesOf = (screen: Screen): readonly State[] => states.filter((state) => applies[state](screen))

/** What a story must say beside its name to be what it is called. */
const signs: Partial<Record<State, RegExp>> = {
  Phone: /viewport: \{ value: 'phone' \}/,
  Dark: /theme: 'dark'/,
  English: /language: 'en'/,
}

const story = /^export const ([A-Z]\w*) = /gm

/** The stories of a file in their order, each with its text. */
export function storiesIn(text: string): ReadonlyMap<string, string> {
  const starts = [...text.matchAll(story)]
  return new Map(starts.map((start, index) => [start[1], text.slice(start.index, starts[index + 1]?.index)]))
}

/** Whether the stories show a state, by a story of its name that sets what the state is about. */
export function shows(stories: ReadonlyMap<string, string>, state: State): boolean {
  const text = stories.get(state)
  return text !== undefined && (signs[state]?.test(text) ?? true)
}
