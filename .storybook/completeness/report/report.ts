import type { Cell, Completeness, ComponentRow } from '../rules/matrix.ts'
import { type State, states } from '../rules/states.ts'
import type { StoryId } from './addresses.ts'

/** A state of a screen: the id of the story that shows it, or `missing`, or `none` where it cannot be in that state. */
export type ReportCell = { story: string } | Exclude<Cell, 'shown'>

export interface ReportScreen {
  name: string
  /** A screen of the product, or a page of the template's showcase. */
  part: 'product' | 'demo'
  cells: Readonly<Record<State, ReportCell>>
  /** How many further stories there are. */
  more: number
}

/** The components of one group of folders, such as `ui/parts`. */
export interface ReportRoom {
  /** `ui/parts` */
  name: string
  shown: number
  inner: number
  /** Files without a story. */
  missing: readonly string[]
}

/** The completeness page's content as plain data. */
export interface Report {
  screens: readonly ReportScreen[]
  rooms: readonly ReportRoom[]
}

/** A file's group: `packages/ui/src/parts/…` is ui/parts; files outside such folders belong to the package. */
function roomName({ path }: ComponentRow): string {
  const [, house = '', , room = '', ...rest] = path.split('/')
  return rest.length === 0 ? house : `${house}/${room}`
}

/** The matrix with the addresses of its stories, and the components counted by room. */
export function buildReport({ screens, components }: Completeness, storyId: StoryId): Report {
  return {
    screens: screens.map(({ name, stories, cells, more }) => {
      const reportCell = (state: State): ReportCell => {
        const cell = cells[state]
        return cell === 'shown' ? { story: storyId(stories, state) ?? '' } : cell
      }
      return {
        name,
        part: stories.includes('/demo/') ? 'demo' : 'product',
        cells: Object.fromEntries(states.map((state) => [state, reportCell(state)])) as Record<State, ReportCell>,
        more: more.length,
      }
    }),
    rooms: [...Map.groupBy(components, roomName)].map(([name, rows]) => ({
      name,
      shown: rows.filter(({ cover }) => cover === 'shown').length,
      inner: rows.filter(({ cover }) => cover === 'inner').length,
      missing: rows.filter(({ cover }) => cover === 'missing').map(({ path }) => path),
    })),
  }
}
