import type { MenuItem } from '@waldkerf/ui/chrome/AppShell/AppShell'
import type { IconName } from '@waldkerf/ui/parts/Icon/Icon'
import type { Config } from '../config/config.ts'
import { servedRoutes } from '../routes/servedRoutes.ts'
import type { SessionSnapshot } from '../session/session.ts'

interface Words {
  titles: Record<string, string>
  showcase: string
}

/** The sidebar's entries: what the role may open and what is not hidden, in the table's order. */
export function menuOf({ allowed, role }: SessionSnapshot, { template }: Config, words: Words): MenuItem[] {
  const entries = servedRoutes
    .filter((row) => row.title !== undefined && !row.hidden && allowed?.has(row.id))
    .map((row) => ({
      id: row.id,
      title: words.titles[row.id] ?? row.title ?? '',
      to: row.path,
      icon: (row.icon ?? 'document') as IconName,
    }))
  const showcase: MenuItem = { id: 'demo', title: words.showcase, to: template.base, icon: 'layers', external: true }
  return template.enabled && role === 'ogf_admin' ? [...entries, showcase] : entries
}
