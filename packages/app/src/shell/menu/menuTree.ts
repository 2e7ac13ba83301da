import type { MenuItem } from '@waldkerf/ui/chrome/AppShell/AppShell'

/** A route as the menu sees it: a row of the table, or a group of rows. */
export interface MenuRoute {
  id: string
  /** Without one it is in no menu. */
  title?: string | undefined
  /** Its address; a child's stands as it is, whatever its parent's is. */
  to: string
  icon?: MenuItem['icon'] | undefined
  hidden?: boolean | undefined
  /** A group that stays one when a single child is left. */
  alwaysShow?: boolean | undefined
  /** Opens in a new tab. */
  external?: boolean | undefined
  /** Whether the role may open it; absent for all. A forbidden group takes its children with it. */
  allowed?: boolean | undefined
  children?: readonly MenuRoute[] | undefined
}

/** Entries without an icon of their own. */
const plain = 'document'

function menuEntry(route: MenuRoute): MenuItem | undefined {
  const { id, title, to, icon = plain, external, alwaysShow, children } = route
  if (route.hidden || route.allowed === false) return undefined
  const leaf = title === undefined ? undefined : { id, title, to, icon, ...(external && { external }) }
  if (!children) return leaf
  const [only, ...others] = menuTree(children)
  if (!only) return undefined
  if (others.length === 0 && !alwaysShow && !only.children) return { ...only, icon: pickIcon(only.icon, icon) }
  return { id, title: title ?? '', to, icon, children: [only, ...others] }
}

/** A child shown in place of its group keeps its own icon, or takes the group's. */
const pickIcon = (own: MenuItem['icon'], group: MenuItem['icon']) => (own === plain ? group : own)

/**
 * The sidebar's entries from a tree of routes: hidden and forbidden ones are left out, a group with exactly one entry
 * left is shown as that entry, a group with none disappears.
 */
export const menuTree = (routes: readonly MenuRoute[]): MenuItem[] => routes.flatMap((route) => menuEntry(route) ?? [])
