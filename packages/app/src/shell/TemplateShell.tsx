import { AppShell } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { startTransition, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useConfig } from '../config/ConfigProvider.tsx'
import { paths } from '../routes/paths.ts'
import { preferences, usePreferences } from './preferences.ts'
import { texts } from './texts.ts'

/** The template part's frame: the same chrome, without the product's session. */
export function TemplateShell() {
  const { titles } = useTexts(texts)
  const { productName, funder } = useConfig()
  const { pathname } = useLocation()
  const { sidebarOpened, withoutAnimation, language, theme } = usePreferences()
  const title = titles['dashboard'] ?? ''
  useEffect(() => {
    document.title = `${title} - ${productName}`
  }, [title, productName])
  return (
    <AppShell
      navigation={{
        menu: [{ id: 'dashboard', title, to: paths.dashboard(), icon: 'dashboard' }],
        currentPath: pathname,
        breadcrumb: [{ title, to: paths.dashboard() }],
      }}
      preferences={{ sidebar: { opened: sidebarOpened, withoutAnimation }, language, theme, productName }}
      actions={{
        toggleSidebar: preferences.toggleSidebar,
        setLanguage: (next) => startTransition(() => preferences.setLanguage(next)),
        setTheme: preferences.setTheme,
        signOut: () => location.assign('/'),
      }}
      {...(funder.name && { funder })}
    >
      <Outlet />
    </AppShell>
  )
}
