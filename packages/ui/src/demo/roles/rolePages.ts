import type { TemplateRole } from '@waldkerf/domain/entities/template/roles'
import type { TemplateRoute } from '@waldkerf/domain/entities/template/routes'
import { joinAddress, keepPages, pageAddresses } from '@waldkerf/domain/entities/template/treePaths'

/** A page or a group of pages, as the tree of a role shows it. */
export interface PageNode {
  /** Absolute address. */
  id: string
  title: string
  /** Absent for a page. */
  children?: readonly PageNode[]
}

/** Titles by the routes' own words. */
export type Titles = Readonly<Record<string, string>>

function toNodes(route: TemplateRoute, above: string, titles: Titles): PageNode[] {
  if (route.hidden) return []
  const id = joinAddress(above, route.path)
  const word = route.meta?.title ?? route.path
  const title = titles[word] ?? word
  if (!route.children) return [{ id, title }]
  const children = route.children.flatMap((child) => toNodes(child, id, titles))
  const [only] = children
  if (!only) return []
  if (children.length === 1 && !route.alwaysShow && !only.children) return [only]
  return [{ id, title, children }]
}

/** The tree without hidden routes; a group with one page is that page. A word without a title stands for itself. */
export const pageTree = (routes: readonly TemplateRoute[], titles: Titles): PageNode[] =>
  routes.flatMap((route) => toNodes(route, '', titles))

/** Addresses of the pages in and below a node. */
const pageIds = (node: PageNode): string[] => node.children?.flatMap(pageIds) ?? [node.id]

export type Check = 'all' | 'some' | 'none'

/** How much of a node is checked. */
export function checkState(node: PageNode, checked: ReadonlySet<string>): Check {
  const pages = pageIds(node)
  const count = pages.filter((page) => checked.has(page)).length
  if (count === 0) return 'none'
  return count === pages.length ? 'all' : 'some'
}

/** Checks all pages of a node, or none when all were checked. */
export function toggled(node: PageNode, checked: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(checked)
  const add = checkState(node, checked) !== 'all'
  for (const page of pageIds(node)) {
    if (add) next.add(page)
    else next.delete(page)
  }
  return next
}

/** The pages of the tree that a role has. */
export function checkedPages(role: Pick<TemplateRole, 'routes'>, tree: readonly PageNode[]): ReadonlySet<string> {
  const own = new Set(pageAddresses(role.routes))
  return new Set(tree.flatMap(pageIds).filter((page) => own.has(page)))
}

/** Addresses of the hidden pages that go with each group: they stay while a page beside them does. */
function hiddenBeside(routes: readonly TemplateRoute[], checked: ReadonlySet<string>, above = ''): string[] {
  return routes.flatMap((route) => {
    if (!route.children) return []
    const address = joinAddress(above, route.path)
    const inner = hiddenBeside(route.children, checked, address)
    const isUsed = pageAddresses(route.children, address).some((page) => checked.has(page))
    const hidden = route.children.filter((child) => child.hidden && !child.children)
    return isUsed ? [...inner, ...hidden.map((child) => joinAddress(address, child.path))] : inner
  })
}

/**
 * The role's routes to store: every checked page, the groups above it, and the hidden pages that go with them; hidden pages
 * without a group stay as the role had them.
 */
export function storedRoutes(
  all: readonly TemplateRoute[],
  checked: ReadonlySet<string>,
  before: readonly TemplateRoute[],
): TemplateRoute[] {
  const hidden = all.filter((route) => route.hidden).flatMap((route) => pageAddresses([route]))
  const had = new Set(pageAddresses(before))
  const kept = new Set([...checked, ...hiddenBeside(all, checked), ...hidden.filter((page) => had.has(page))])
  return keepPages(all, (page) => kept.has(page))
}

export interface Difference {
  added: readonly string[]
  removed: readonly string[]
}

/** Titles of the pages that are given and taken away. */
export function pageDifference(
  tree: readonly PageNode[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Difference {
  const leaves = (nodes: readonly PageNode[]): PageNode[] =>
    nodes.flatMap((node) => (node.children ? leaves(node.children) : [node]))
  const pages = leaves(tree)
  const titles = (isMeant: (id: string) => boolean) => pages.filter(({ id }) => isMeant(id)).map(({ title }) => title)
  return {
    added: titles((id) => after.has(id) && !before.has(id)),
    removed: titles((id) => before.has(id) && !after.has(id)),
  }
}
