import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, layout } from '../../theme/tokens.ts'
import type { MenuItem } from '../AppShell/types.ts'
import { MenuProvider, useMenuState } from '../SidebarMenu/menuState.ts'

export interface ExampleMenuProps {
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
