import type { RouteRow } from '@waldkerf/domain/roles/routeTable'
import { findRoute } from '@waldkerf/app/session/matchesRoute'
import type { TagPage } from './state/tags.ts'

/** One part of the application, as its tags need it. */
export interface TaggedPart {
  table: readonly RouteRow[]
  /** Ids of the routes that the role may open. */
  allowed: ReadonlySet<string>
  /** Titles by route id, in the chosen language. */
  titles: Readonly<Record<string, string>>
  /** Between a title and the page's id; a blank when absent. */
  joint?: string
  /** Where the browser's session keeps the tags; each part has its own. */
  storageKey: string
  /** Who is signed in: nobody else gets the tags. */
  owner: string
}

const parameters = (row: RouteRow, path: string) =>
  path.split('/').filter((_part, index) => row.path.split('/')[index]?.startsWith(':'))

type TitleSource = Pick<TaggedPart, 'table' | 'titles' | 'joint'>

/** `/users/7` is 'Nutzerdetails 7'. */
export function pageTitle({ table, titles, joint = ' ' }: TitleSource, path: string): string {
  const row = findRoute(table, path)
  return row ? [titles[row.id] ?? row.title ?? '', ...parameters(row, path)].join(joint) : ''
}

/**
 * The page of an address of the part.
 * @returns undefined for what has no title, and so no tag, and for unknown addresses
 */
export function findPage(table: readonly RouteRow[], path: string, search: string): TagPage | undefined {
  const row = findRoute(table, path)
  if (row?.title === undefined) return undefined
  return { path, search, routeId: row.id, pinned: row.affix ?? false, cached: !row.noCache }
}

/** The pages that are always open, in the table's order. */
export const pinnedPages = ({ table, allowed }: Pick<TaggedPart, 'table' | 'allowed'>): TagPage[] =>
  table.filter((row) => row.affix && allowed.has(row.id)).flatMap((row) => findPage(table, row.path, '') ?? [])
