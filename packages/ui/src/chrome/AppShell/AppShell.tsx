import { useId, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Navbar } from '../Navbar/Navbar.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { texts } from './AppShell.texts.ts'
import type { AppShellProps } from './types.ts'
import { useDrawer } from '../Drawer/useDrawer.ts'
import { useRouteFocus } from './useRouteFocus.ts'
import { styled } from 'styled-components'
import { belowDesktop, frame } from '@waldkerf/ui/theme/skeletonCss'
import { layout, motion } from '@waldkerf/ui/theme/tokens'

export type { Account, AppShellProps, Crumb, MenuItem, Navigation } from './types.ts'

const Shell = styled.div`
  ${frame.shell}
  transition: grid-template-columns ${motion('panel')};

  &[data-sidebar='closed'] {
    ${frame.shellCollapsed}
  }
  &[data-still] {
    transition: none;
  }

  @media ${belowDesktop} {
    &,
    &[data-sidebar='closed'] {
      ${frame.shellNarrow}
    }
  }
`

const Column = styled.div`
  ${frame.column}
`

/**
 * Scrolls away with the page, unless the settings fix it: that is an attribute of the root, so that nothing renders.
 * Never where it would take the height from the page, as at 400 % zoom.
 */
const Head = styled.div`
  @media (height >= 400px) {
    :root[data-fixed-header] & {
      position: sticky;
      top: var(--bars-height);
      z-index: 40;
    }
  }
`

/** As high as the tags before they come. */
const TagsRoom = styled.div`
  min-height: ${layout('tags')};
`

/** Main and heading take the focus to be read and to go on from; no control is there that a ring would point at. */
const Main = styled.main`
  ${frame.main}

  &:focus,
  h1:focus {
    outline: none;
  }
`

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
        <Main
          ref={main}
          id="content"
          tabIndex={-1}
          data-tags={Boolean(slots.tags) || undefined}
          data-crumbs={navigation.breadcrumb.length > 0 || undefined}
        >
          {children}
        </Main>
      </Column>
    </Shell>
  )
}
