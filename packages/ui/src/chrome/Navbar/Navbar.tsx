import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { texts } from '../AppShell/AppShell.texts.ts'
import type { Crumb } from '../AppShell/types.ts'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { SearchButton } from '../SearchButton/SearchButton.tsx'
import { Bar, MenuToggle, Side, Tools } from './Navbar.styles.ts'

export interface NavbarProps {
  /** The sidebar as this bar switches it; `id` is its element's. */
  menu: { id: string; open: boolean; toggle: () => void }
  breadcrumb: readonly Crumb[]
  /** Present when there is a command palette to open. */
  openPalette?: (() => void) | undefined
  status?: ReactNode
  /** The right end; it comes after the page, its room is kept. */
  tools?: ReactNode
}

/** The top bar: breadcrumb on the left, actions and account on the right. */
export function Navbar({ menu, breadcrumb, openPalette, status, tools }: NavbarProps) {
  const t = useTexts(texts)
  return (
    <Bar>
      <Side>
        <MenuToggle data-open={menu.open || undefined}>
          <IconButton
            icon="menu"
            label={menu.open ? t.closeMenu : t.openMenu}
            aria-expanded={menu.open}
            aria-controls={menu.id}
            onClick={menu.toggle}
          />
        </MenuToggle>
        <Breadcrumb crumbs={breadcrumb} />
      </Side>
      {openPalette && <SearchButton place="bar" onOpen={openPalette} />}
      <Side>
        <Tools>
          {status}
          {tools}
        </Tools>
      </Side>
    </Bar>
  )
}
