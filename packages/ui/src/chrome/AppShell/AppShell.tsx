import { useId, useRef } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Navbar } from '../Navbar/Navbar.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { Column, Main, Shell } from './AppShell.styles.ts'
import { texts } from './AppShell.texts.ts'
import type { AppShellProps } from './types.ts'
import { useDrawer } from '../Drawer/useDrawer.ts'
import { useRouteFocus } from './useRouteFocus.ts'

export type {
  Account,
  AppShellProps,
  Crumb,
  Funder,
  MenuItem,
  Navigation,
  ShellActions,
  ShellPreferences,
  ThemeChoice,
} from './types.ts'

/**
 * The frame around every page: sidebar (a rail when collapsed, a drawer below 992 px), top bar, content. The content
 * area has no padding of its own; it is at least as high as the window without the bar.
 */
export function AppShell({ navigation, account, preferences, actions, funder, status, children }: AppShellProps) {
  const t = useTexts(texts)
  const sidebar = useId()
  const main = useRef<HTMLElement>(null)
  const drawer = useDrawer(navigation.currentPath)
  const { opened, withoutAnimation } = preferences.sidebar
  useRouteFocus(navigation.currentPath, main)
  return (
    <Shell data-sidebar={opened ? 'open' : 'closed'} data-still={withoutAnimation || undefined}>
      <SkipLink target={main}>{t.skip}</SkipLink>
      <Sidebar
        id={sidebar}
        menu={navigation.menu}
        currentPath={navigation.currentPath}
        productName={preferences.productName}
        collapsed={!opened}
        drawer={drawer}
        becomeExpertTo={account?.becomeExpertTo}
        funder={funder}
      />
      <Column inert={drawer?.open}>
        <Navbar
          menu={{ id: sidebar, open: drawer?.open ?? opened, toggle: drawer?.toggle ?? actions.toggleSidebar }}
          breadcrumb={navigation.breadcrumb}
          account={account}
          preferences={preferences}
          actions={actions}
          status={status}
        />
        <Main ref={main} id="content" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Shell>
  )
}
