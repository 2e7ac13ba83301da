import { useRef } from 'react'
import { Logo } from '../../brand/Logo.tsx'
import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Link } from '../../parts/Link/Link.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { texts } from '../AppShell/AppShell.texts.ts'
import type { Funder, MenuItem } from '../AppShell/types.ts'
import type { DrawerState } from '../Drawer/useDrawer.ts'
import { useModalFocus } from '../Drawer/useModalFocus.ts'
import { FunderFooter } from '../FunderFooter/FunderFooter.tsx'
import { MenuEntry } from './MenuEntry.tsx'
import { MenuProvider, useMenuState } from './menuState.ts'
import { RailEntry } from './RailEntry.tsx'
import { Menu } from './Menu.styles.ts'
import { Backdrop, BecomeExpert, DrawerHead, Frame, Nav } from './Sidebar.styles.ts'

export interface SidebarProps {
  id?: string
  menu: readonly MenuItem[]
  currentPath: string
  productName: string
  /** The rail instead of the full width; a drawer is never collapsed. */
  collapsed?: boolean
  /** Set below the desktop's width. */
  drawer?: Pick<DrawerState, 'open' | 'close'>
  becomeExpertTo?: string
  funder?: Funder
}

/** The menu at the side, with 'Experte werden' and the funder at its foot. */
export function Sidebar({ id, drawer, productName, ...content }: SidebarProps) {
  const t = useTexts(texts)
  const box = useRef<HTMLDivElement>(null)
  const open = drawer?.open ?? false
  useModalFocus(box, open, () => drawer?.close())
  const modal = open ? { role: 'dialog', 'aria-modal': true, 'aria-label': t.navigation, 'data-modal-open': true } : {}
  return (
    <>
      {open && <Backdrop onClick={drawer?.close} />}
      <Frame ref={box} id={id} {...modal}>
        {drawer && (
          <DrawerHead>
            <Logo />
            {productName}
            <button type="button" onClick={drawer.close}>
              <Icon name="close" />
              <VisuallyHidden>{t.closeMenu}</VisuallyHidden>
            </button>
          </DrawerHead>
        )}
        <Content {...content} collapsed={!drawer && content.collapsed} />
      </Frame>
    </>
  )
}

type ContentProps = Omit<SidebarProps, 'id' | 'drawer' | 'productName'>

function Content({ menu, currentPath, collapsed = false, becomeExpertTo, funder }: ContentProps) {
  const t = useTexts(texts)
  const state = useMenuState(menu, currentPath)
  const Entry = collapsed ? RailEntry : MenuEntry
  return (
    <Nav aria-label={t.navigation}>
      <MenuProvider value={state}>
        <Menu>
          {menu.map((item) => (
            <Entry key={item.id} item={item} top />
          ))}
        </Menu>
      </MenuProvider>
      {becomeExpertTo !== undefined && (
        <BecomeExpert>
          <Link to={becomeExpertTo} title={collapsed ? t.becomeExpert : undefined}>
            {collapsed ? <Icon name="expert" /> : t.becomeExpert}
            {collapsed && <VisuallyHidden>{t.becomeExpert}</VisuallyHidden>}
          </Link>
        </BecomeExpert>
      )}
      {funder && <FunderFooter funder={funder} collapsed={collapsed} />}
    </Nav>
  )
}
