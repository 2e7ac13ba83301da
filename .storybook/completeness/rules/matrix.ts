import { type Cover, componentCover } from './components.ts'
import { readProps } from './props.ts'
import { fileName, isScreen, readSources, type Sources } from './sources.ts'
import { furtherStories, isInOrder, type State, states, possibleStates, storiesIn } from './states.ts'

/** `shown` by a story, `missing`, or `none`: the screen cannot be in that state. */
export type Cell = 'shown' | 'missing' | 'none'

export interface ScreenRow {
  /** The component's name. */
  name: string
  /** Of its stories, below the project. */
  stories: string
  cells: Readonly<Record<State, Cell>>
  /** Names of its further stories. */
  more: readonly string[]
  /** Whether its stories begin with its states, in the order of all screens. */
  inOrder: boolean
}

export interface ComponentRow {
  /** Of the component's file, below the project. */
  path: string
  cover: Cover
}

export interface Completeness {
  screens: readonly ScreenRow[]
  components: readonly ComponentRow[]
}

/** Reads the whole project: which screen has a story in which state, and how each component is seen. */
export function readCompleteness(root: string): Completeness {
  const sources = readSources(root)
  const screens = new Map([...sources].filter(([path]) => isScreen(path)))
  const taken = readProps(root, screens)
  return {
    screens: [...screens.keys()].map((path) => {
      const props = taken.get(path) ?? new Map<string, string>()
      return screenRow(path, possibleStates(props), sources)
    }),
    components: [...componentCover(sources)].map(([path, cover]) => ({ path, cover })),
  }
}

function screenRow(path: string, possible: readonly State[], sources: Sources): ScreenRow {
  const storiesPath = path.replace(/\.tsx$/, '.stories.tsx')
  const stories = storiesIn(sources.get(storiesPath) ?? '')
  const cell = (state: State): Cell => {
    if (stories.includes(state)) return 'shown'
    return possible.includes(state) ? 'missing' : 'none'
  }
  return {
    name: fileName(path),
    stories: storiesPath,
    cells: Object.fromEntries(states.map((state) => [state, cell(state)])) as Record<State, Cell>,
    more: furtherStories(stories),
    inOrder: isInOrder(stories),
  }
}

/** Gaps and misplaced stories by name, screens before components. */
export const missingStories = ({ screens, components }: Completeness): readonly string[] => [
  ...screens.flatMap(({ name, cells }) =>
    states.filter((state) => cells[state] === 'missing').map((state) => `${name}: ${state}`),
  ),
  ...screens
    .filter(({ inOrder }) => !inOrder)
    .map(({ stories }) => `${stories}: begins otherwise than ${states.join(', ')}`),
  ...components.filter(({ cover }) => cover === 'missing').map(({ path }) => `${path}: no story`),
]
