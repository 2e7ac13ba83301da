import { useId, useRef } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Navbar } from '../Navbar/Navbar.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { Column, Head, Main, Shell, TagsRoom } from './AppShell.styles.ts'
import { texts } from './AppShell.texts.ts'
import type { AppShellProps } from './types.ts'
import { useDrawer } from '../Drawer/useDrawer.ts'
import { useRouteFocus } from './useRouteFocus.ts'

export type { Account, AppShellProps, Crumb, MenuItem, Navigation } from './types.ts'

/**
 * The frame around every page: sidebar (a rail when collapsed, a drawer below 992 px), top bar, content. The content
 * area has no padding of its own; it is at least as high as the window without the bar.
 */
export function AppShell({ navigation, preferences, actions, funder, slots = {}, children }: AppShellProps) {
  const t = useTexts(texts)
  const sidebar = useId()
  const main = useRef<HTMLElement>(null)
  const drawer = useDrawer(navigation.currentPath)
  const { opened, withoutAnimation } = preferences.sidebar
  useRouteFocus(navigation.currentPath, main)
  return (
    <Shell data-sidebar={opened ? 'open' : 'closed'} data-still={withoutAnimation || undefined}>
      <SkipLink target={() => main.current}>{t.skip}</SkipLink>
      <Sidebar
        id={sidebar}
        menu={navigation.menu}
        currentPath={navigation.currentPath}
        productName={preferences.productName}
        collapsed={!opened}
        drawer={drawer && { ...drawer, search: actions.openPalette }}
        becomeExpertTo={navigation.becomeExpertTo}
        funder={funder}
      />
      <Column inert={drawer?.open}>
        <Head>
          <Navbar
            menu={{ id: sidebar, open: drawer?.open ?? opened, toggle: drawer?.toggle ?? actions.toggleSidebar }}
            breadcrumb={navigation.breadcrumb}
            openPalette={actions.openPalette}
            status={slots.status}
            tools={slots.tools}
          />
          {slots.tags && <TagsRoom>{slots.tags}</TagsRoom>}
        </Head>
        <Main ref={main} id="content" tabIndex={-1} data-tags={Boolean(slots.tags) || undefined}>
          {children}
        </Main>
      </Column>
    </Shell>
  )
}
