import type { RouteRow } from '@waldkerf/domain/roles/routeTable'
import { findRoute } from '@waldkerf/app/session/matchesRoute'
import type { TagPage } from './state/tags.ts'

/** The data about one part of the application that its tags need. */
export interface TaggedPart {
  table: readonly RouteRow[]
  /** Ids of the routes that the role may open. */
  allowed: ReadonlySet<string>
  /** Titles by route id, in the chosen language. */
  titles: Readonly<Record<string, string>>
  /** Text between a title and the page's id; a space by default. */
  joint?: string
  /** Key in the browser's session storage; each part has its own. */
  storageKey: string
  /** The signed-in user; stored tags are not restored for another one. */
  owner: string
}

const parameters = (row: RouteRow, path: string) =>
  path.split('/').filter((_part, index) => row.path.split('/')[index]?.startsWith(':'))

type TitleSource = Pick<TaggedPart, 'table' | 'titles' | 'joint'>

/** The title of a page; of `/users/7` it is 'Nutzerdetails 7'. */
export function pageTitle({ table, titles, joint = ' ' }: TitleSource, path: string): string {
  const row = findRoute(table, path)
  return row ? [titles[row.id] ?? row.title ?? '', ...parameters(row, path)].join(joint) : ''
}

/**
 * Finds the page at an address of the part.
 * @returns undefined for unknown addresses, and for pages without a title, which have no tag
 */
export function findPage(table: readonly RouteRow[], path: string, search: string): TagPage | undefined {
  const row = findRoute(table, path)
  if (row?.title === undefined) return undefined
  return { path, search, routeId: row.id, pinned: row.affix ?? false, cached: !row.noCache }
}

/** The pages that are always open, in the table's order. */
export const pinnedPages = ({ table, allowed }: Pick<TaggedPart, 'table' | 'allowed'>): TagPage[] =>
  table.filter((row) => row.affix && allowed.has(row.id)).flatMap((row) => findPage(table, row.path, '') ?? [])
