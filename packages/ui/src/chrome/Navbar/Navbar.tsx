import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { texts } from '../AppShell/AppShell.texts.ts'
import type { Account, Crumb, ShellActions, ShellPreferences } from '../AppShell/types.ts'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Bar, MenuToggle, SearchButton, Side } from './Navbar.styles.ts'
import { ThemeMenu } from './ThemeMenu.tsx'

export interface NavbarProps {
  /** The sidebar as this bar switches it; `id` is its element's. */
  menu: { id: string; open: boolean; toggle: () => void }
  breadcrumb: readonly Crumb[]
  account?: Account
  preferences: Pick<ShellPreferences, 'language' | 'theme'>
  actions: Pick<ShellActions, 'setLanguage' | 'setTheme' | 'signOut' | 'openPalette'>
  status?: ReactNode
}

/** The top bar: where one is on the left, who one is on the right. */
export function Navbar({ menu, breadcrumb, account, preferences, actions, status }: NavbarProps) {
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
      {actions.openPalette && (
        <SearchButton type="button" onClick={actions.openPalette}>
          <Icon name="search" size={16} />
          {t.search}
        </SearchButton>
      )}
      <Side>
        {status}
        <LanguageSwitch language={preferences.language} onChange={actions.setLanguage} />
        <ThemeMenu theme={preferences.theme} onChange={actions.setTheme} />
        {account && <AccountMenu account={account} onSignOut={actions.signOut} />}
      </Side>
    </Bar>
  )
}
