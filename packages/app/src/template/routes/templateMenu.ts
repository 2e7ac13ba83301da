import type { TemplateRoute } from '@waldkerf/domain/entities/template/routes'
import { joinAddress } from '@waldkerf/domain/entities/template/treePaths'
import { templateTree } from '@waldkerf/domain/entities/template/tree'
import type { Crumb, MenuItem } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { matchesRoute } from '@waldkerf/app/session/matchesRoute'
import { type MenuRoute, menuTree } from '@waldkerf/app/shell/menu/menuTree'
import { externalLink, templateTable } from './templateTable.ts'

interface Given {
  allowed: ReadonlySet<string>
  /** Titles by the routes' English titles. */
  titles: Readonly<Record<string, string>>
}

const addresses: ReadonlySet<string> = new Set(templateTable.map(({ id }) => id))
const isOutside = (address: string) => /^https?:/.test(address)

function toMenuRoute(route: TemplateRoute, group: string, given: Given): MenuRoute {
  const to = joinAddress(group, route.path)
  const { title, icon } = route.meta ?? {}
  const external = isOutside(to)
  return {
    id: to,
    to,
    title: title && (given.titles[title] ?? title),
    icon: icon as MenuItem['icon'] | undefined,
    hidden: route.hidden,
    alwaysShow: route.alwaysShow,
    external,
    ...(route.children
      ? { children: route.children.map((child) => toMenuRoute(child, to, given)) }
      : { allowed: given.allowed.has(external ? externalLink : to) }),
  }
}

/**
 * The part's sidebar: the tree of its routes without hidden and forbidden ones.
 * @param repositoryUrl from the configuration; with '' the link opens the template's own repository
 */
export function templateMenu(given: Given, repositoryUrl: string): MenuItem[] {
  const routes = templateTree(repositoryUrl || undefined)
  return menuTree(routes.map((route) => toMenuRoute(route, '', given)))
}

/** The breadcrumb from the Dashboard through the groups to the page; a group links to its redirect target. */
export function templateBreadcrumb(path: string, titles: Given['titles']): Crumb[] {
  const shown = templateTable.find((row) => matchesRoute(path, row))
  const name = (title: string) => titles[title] ?? title
  const dashboard = { title: name('Dashboard'), to: paths.dashboard() }
  if (!shown?.title || shown.path === paths.dashboard()) return [dashboard]
  const groups = shown.groups.map(({ title, to }) => ({ title: name(title), ...(addresses.has(to) && { to }) }))
  return [dashboard, ...groups, { title: name(shown.title) }]
}
