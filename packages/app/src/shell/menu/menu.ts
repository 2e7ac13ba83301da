import { may } from '@waldkerf/domain/roles/rights'
import type { MenuItem, Crumb } from '@waldkerf/ui/chrome/AppShell/AppShell'
import type { Config } from '@waldkerf/app/platform/config/config'
import { productRoutes, type RouteRow } from '@waldkerf/domain/roles/routeTable'
import type { SessionSnapshot } from '@waldkerf/app/session/session'
import { type MenuRoute, menuTree } from './menuTree.ts'
import { paths } from '@waldkerf/app/platform/routes/paths'

interface Words {
  titles: Record<string, string>
  showcase: string
}

/** The sidebar's entries: what the role may open and what is not hidden, in the table's order. */
export function buildMenu({ allowed, role }: SessionSnapshot, { template }: Config, words: Words): MenuItem[] {
  const rows = productRoutes.map(({ id, path, title, hidden, icon }): MenuRoute => ({
    id,
    to: path,
    title: title && (words.titles[id] ?? title),
    hidden,
    icon: icon as MenuItem['icon'] | undefined,
    allowed: allowed?.has(id) ?? false,
  }))
  const showcase: MenuRoute = {
    id: 'demo',
    title: words.showcase,
    to: template.base,
    icon: 'layers',
    external: true,
    allowed: template.enabled && may(role, 'openTemplate'),
  }
  return menuTree([...rows, showcase])
}

/**
 * From the Dashboard over the section to the page: `/users/7` stands below `/users/index`.
 * @param id of the route shown
 * @param titles by route id; a page without one is not named
 * @param name of the record that is shown, which stands for its kind
 */
export function buildBreadcrumb(
  id: string,
  table: readonly RouteRow[],
  titles: Readonly<Record<string, string>>,
  name?: string,
): Crumb[] {
  const dashboard = { title: titles['dashboard'] ?? '', to: paths.dashboard() }
  const title = titles[id]
  // Pages of errors have no title, but say what they are.
  if (id === 'dashboard' || !(title || name)) return [dashboard]
  const section = table.find((row) => row.id === id)?.path.split('/')[1]
  const index = table.find((row) => row.path === `/${section}/index` && row.id !== id)
  const above = index && titles[index.id]
  // A map lies below the tab of the maps.
  const to = id === 'georef' ? `${index?.path}?tab=karten` : index?.path
  return [dashboard, ...(above ? [{ title: above, to }] : []), { title: name || title || '' }]
}
