import { useLanguage } from '@waldkerf/ui/i18n/Language'
import type { Account, MenuItem } from '../AppShell/types.ts'
import { NavbarTools } from '../NavbarTools/NavbarTools.tsx'
import { recentErrors, recentNotices } from './frame.ts'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { color, layout } from '@waldkerf/ui/theme/tokens'
import { MenuProvider, useMenuState } from '../SidebarMenu/menuState.ts'
import { type OpenTag, TagsView, type TagsViewProps } from '../TagsView/TagsView.tsx'

const nothing = () => undefined
const actions = {
  setLanguage: nothing,
  signOut: nothing,
  setSize: nothing,
  openMessages: nothing,
  openHelp: nothing,
  openSettings: nothing,
}

/** The right end of the top bar for the stories of the frame. */
export function ExampleTools({ account }: { account: Account }) {
  return (
    <NavbarTools
      size="medium"
      messages={{ errors: recentErrors.length, notices: recentNotices.length }}
      account={account}
      language={useLanguage()}
      actions={actions}
    />
  )
}

interface ExampleMenuProps {
  menu: readonly MenuItem[]
  currentPath: string
  /** As narrow as the rail. */
  rail?: boolean
  children: ReactNode
}

/** The sidebar's ground and what its entries know, for the stories of its pieces. */
export function ExampleMenu({ menu, currentPath, rail = false, children }: ExampleMenuProps) {
  return (
    <MenuProvider value={useMenuState(menu, currentPath)}>
      <Ground aria-label="Hauptmenü" data-rail={rail || undefined}>
        {children}
      </Ground>
    </MenuProvider>
  )
}

const Ground = styled.nav`
  display: flex;
  flex-direction: column;
  width: ${layout('sidebar')};
  height: 100dvh;
  background: ${color.sidebar};
  color: ${color.sidebarText};

  &[data-rail] {
    width: ${layout('rail')};
  }
  :focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }
`

export const tags: readonly OpenTag[] = [
  { id: 'dashboard', title: 'Dashboard', to: '#dashboard', pinned: true },
  { id: 'gis', title: 'GIS', to: '#gis' },
  { id: 'users', title: 'Nutzer', to: '#users' },
  { id: 'user', title: 'Nutzerdetails 7', to: '#user', unsaved: true },
]

/** More tags than fit into the bar. */
export const manyTags: readonly OpenTag[] = [
  ...tags,
  ...Array.from({ length: 14 }, (_, index) => ({
    id: `user-${index}`,
    title: `Nutzerdetails ${index + 8}`,
    to: `#user-${index}`,
  })),
]

/** Closes and moves tags as the application does; which page follows is the application's choice. */
export function ExampleTags({ tags: first, activeId, actions }: TagsViewProps) {
  const [open, setOpen] = useState(first)
  const [active, setActive] = useState(activeId)
  const close = (id: string) => {
    actions.close(id)
    const left = open.filter((tag) => tag.id !== id)
    setOpen(left)
    if (id === active) setActive(left.at(-1)?.id)
  }
  const move = (id: string, to: number) => {
    actions.move(id, to)
    const moved = open.find((tag) => tag.id === id)
    const least = open.filter((tag) => tag.pinned).length
    if (moved) setOpen(open.filter((tag) => tag !== moved).toSpliced(Math.max(least, to), 0, moved))
  }
  return <TagsView tags={open} activeId={active} actions={{ ...actions, close, move }} />
}
