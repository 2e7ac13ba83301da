import { may } from '@waldkerf/domain/roles/rights'
import type { MenuItem } from '@waldkerf/ui/chrome/AppShell/AppShell'
import type { Config } from '../../platform/config/config.ts'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import type { SessionSnapshot } from '../../session/session.ts'
import { type MenuRoute, menuTree } from './menuTree.ts'

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
