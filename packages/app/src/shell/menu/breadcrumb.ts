import type { RouteRow } from '@waldkerf/domain/roles/routeTable'
import type { Crumb } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { paths } from '../../platform/routes/paths.ts'

/** Pages that lie below a tab of their section's page. */
const tabs: Readonly<Record<string, string>> = { georef: '?tab=karten' }

/**
 * From the Dashboard over the section to the page: `/users/7` stands below `/users/index`.
 * @param id of the route shown
 * @param titles by route id; a page without one is not named
 */
export function buildBreadcrumb(
  id: string,
  table: readonly RouteRow[],
  titles: Readonly<Record<string, string>>,
): Crumb[] {
  const dashboard = { title: titles['dashboard'] ?? '', to: paths.dashboard() }
  const title = titles[id]
  if (id === 'dashboard' || !title) return [dashboard]
  const section = table.find((row) => row.id === id)?.path.split('/')[1]
  const index = table.find((row) => row.path === `/${section}/index` && row.id !== id)
  const above = index && titles[index.id]
  return [dashboard, ...(above ? [{ title: above, to: index.path + (tabs[id] ?? '') }] : []), { title }]
}
