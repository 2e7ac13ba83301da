import { Suspense, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { texts } from '../AppShell/AppShell.texts.ts'
import type { Funder, MenuItem } from '../AppShell/types.ts'
import type { DrawerState } from '../Drawer/useDrawer.ts'
import { SearchButton } from '../SearchButton/SearchButton.tsx'
import { IconLine, MenuEntry } from '../SidebarMenu/MenuEntry.tsx'
import { MenuProvider, useMenuState } from '../SidebarMenu/menuState.ts'
import { Menu } from '../SidebarMenu/Menu.styles.ts'
import { Backdrop, BecomeExpert, Brand, DrawerHead, Frame, Nav } from './Sidebar.styles.ts'

export interface SidebarProps {
  id?: string
  menu: readonly MenuItem[]
  currentPath: string
  productName: string
  /** The rail instead of the full width; a drawer is never collapsed. */
  collapsed?: boolean
  /** Set below the desktop's width. */
  drawer?: Pick<DrawerState, 'open' | 'close'> & { search?: (() => void) | undefined }
  becomeExpertTo?: string
  funder?: Funder
}

/** The menu at the side, 'Experte werden' below it, the funder at its foot. */
export function Sidebar({ id, drawer, productName, ...content }: SidebarProps) {
  const t = useTexts(texts)
  const box = useRef<HTMLDivElement>(null)
  const open = drawer?.open ?? false
  const modal = open ? { role: 'dialog', 'aria-modal': true, 'aria-label': t.navigation, 'data-modal-open': true } : {}
  return (
    <>
      {open && (
        <Suspense>
          <Backdrop onClick={drawer?.close} />
          <ModalFocus box={box} onEscape={() => drawer?.close()} />
        </Suspense>
      )}
      <Frame ref={box} id={id} {...modal}>
        {drawer && (
          <DrawerHead>
            <Mark />
            {productName}
            <button type="button" onClick={drawer.close}>
              <Icon name="close" />
              <VisuallyHidden>{t.closeMenu}</VisuallyHidden>
            </button>
          </DrawerHead>
        )}
        {drawer?.search && <SearchButton place="drawer" onOpen={() => leave(drawer)} />}
        <Brand data-collapsed={(!drawer && content.collapsed) || undefined}>
          <Mark />
          <span>{productName}</span>
        </Brand>
        <Content {...content} collapsed={!drawer && content.collapsed} />
      </Frame>
    </>
  )
}

/** The search takes the drawer's place. */
function leave({ close, search }: NonNullable<SidebarProps['drawer']>) {
  close()
  search?.()
}

const FunderFooter = lazyPart(async () => (await import('../FunderFooter/FunderFooter.tsx')).FunderFooter)
const Logo = lazyPart(async () => (await import('@waldkerf/ui/brand/Logo')).Logo)
const ModalFocus = lazyPart(async () => (await import('../Drawer/ModalFocus.tsx')).ModalFocus)
const RailEntry = lazyPart(async () => (await import('../SidebarMenu/rail/RailEntry.tsx')).RailEntry, IconLine)

/** The product's mark, its place kept until it is drawn. */
const Mark = () => (
  <Suspense fallback={<svg width={24} height={24} />}>
    <Logo />
  </Suspense>
)

type ContentProps = Omit<SidebarProps, 'id' | 'drawer' | 'productName'>

function Content({ menu, currentPath, collapsed = false, becomeExpertTo, funder }: ContentProps) {
  const t = useTexts(texts)
  const state = useMenuState(menu, currentPath)
  return (
    <Nav aria-label={t.navigation}>
      <MenuProvider value={state}>
        <Menu>
          {menu.map((item) =>
            collapsed ? (
              <Suspense key={item.id} fallback={<IconLine item={item} />}>
                <RailEntry item={item} />
              </Suspense>
            ) : (
              <MenuEntry key={item.id} item={item} top />
            ),
          )}
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
      {funder && (
        <Suspense>
          <FunderFooter funder={funder} collapsed={collapsed} />
        </Suspense>
      )}
    </Nav>
  )
}
