import { createContext, use, useState } from 'react'
import type { MenuItem } from '../AppShell/types.ts'

/** Ids from the top entry down to the one that stands for a path. */
type MenuTrail = readonly string[]

function trailTo(menu: readonly MenuItem[], matches: (item: MenuItem) => boolean): MenuTrail {
  for (const item of menu) {
    if (item.children) {
      const below = trailTo(item.children, matches)
      if (below.length > 0) return [item.id, ...below]
    } else if (!item.external && matches(item)) return [item.id]
  }
  return []
}

/**
 * The entry to highlight for a path: the one that leads there, else the section's index or list, so that `/users/7`
 * lights `/users/index` and `/example/edit/7` lights `/example/list`.
 * @returns empty when no entry stands for the path
 */
export function menuTrail(menu: readonly MenuItem[], path: string): MenuTrail {
  const exact = trailTo(menu, (item) => item.to === path)
  if (exact.length > 0) return exact
  const section = path.split('/')[1]
  return trailTo(menu, (item) => item.to === `/${section}/index` || item.to === `/${section}/list`)
}

/** Shared by all entries of the menu, however deep they sit. */
export interface MenuState {
  trail: MenuTrail
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
}

/** Groups on the way to the page are open until closed by hand; several may be open. */
export function useMenuState(menu: readonly MenuItem[], path: string): MenuState {
  const trail = menuTrail(menu, path)
  const [byHand, setByHand] = useState<Readonly<Record<string, boolean>>>({})
  const isOpen = (id: string) => byHand[id] ?? trail.includes(id)
  return { trail, isOpen, toggle: (id) => setByHand({ ...byHand, [id]: !isOpen(id) }) }
}

const MenuContext = createContext<MenuState>({ trail: [], isOpen: () => false, toggle: () => undefined })

export const MenuProvider = MenuContext.Provider
export const useMenu = () => use(MenuContext)
