import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { texts } from '../AppShell/AppShell.texts.ts'
import type { Crumb } from '../AppShell/types.ts'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { SearchButton } from '../SearchButton/SearchButton.tsx'
import { styled } from 'styled-components'
import { belowDesktop, frame } from '@waldkerf/ui/theme/skeletonCss'
import { color, controlHeight, motion, space } from '@waldkerf/ui/theme/tokens'

const Bar = styled.header`
  ${frame.bar}
`

/** Both sides are as wide as one another, whatever is in them: the search between them stands still. */
const Side = styled.div`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  color: ${color.textMuted};

  &:last-child {
    justify-content: flex-end;
    min-width: max-content;
  }
`

/** The hamburger turns half around while the menu is open. */
const MenuToggle = styled.span`
  display: flex;
  flex: none;
  transition: rotate ${motion('panel')};

  &[data-open] {
    rotate: 180deg;
  }
`

/** As wide as its buttons before they come: the session's sign, five and the avatar, on narrow windows four. */
const Tools = styled.span`
  display: flex;
  flex: none;
  gap: ${space(1)};
  align-items: center;
  justify-content: flex-end;
  min-width: calc(7 * ${controlHeight} + 6 * ${space(1)});

  @media ${belowDesktop} {
    min-width: calc(4 * ${controlHeight} + 3 * ${space(1)});
  }
`

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
