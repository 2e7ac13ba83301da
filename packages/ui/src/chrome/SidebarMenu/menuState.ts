import { createContext, use, useState } from 'react'
import type { MenuItem } from '../AppShell/types.ts'
import { type MenuTrail, menuTrail } from './activeItem.ts'

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
