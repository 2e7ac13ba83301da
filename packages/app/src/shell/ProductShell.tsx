import { AppShell } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { FallbackBar } from '@waldkerf/ui/chrome/FallbackBar/FallbackBar'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { startTransition, useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom'
import { useConfig } from '../config/ConfigProvider.tsx'
import { paths } from '../routes/paths.ts'
import { servedRoutes } from '../routes/servedRoutes.ts'
import { useSession, useSessionSnapshot } from '../session/SessionProvider.tsx'
import { claimsOf, storedToken } from '../session/tokens.ts'
import { accountOf } from './account.ts'
import { menuOf } from './menu.ts'
import { preferences, usePreferences } from './preferences.ts'
import { SessionClock } from './SessionClock.tsx'
import { texts } from './texts.ts'

/** The product's frame: wires session, routes and preferences to ui's AppShell. */
export function ProductShell() {
  const t = useTexts(texts)
  const config = useConfig()
  const session = useSession()
  const snapshot = useSessionSnapshot()
  const { pathname } = useLocation()
  const { sidebarOpened, withoutAnimation, language, theme } = usePreferences()
  const current = useMatches().at(-1)?.id ?? ''
  const title = t.titles[current]
  useEffect(() => {
    document.title = title ? `${title} - ${config.productName}` : config.productName
  }, [title, config.productName])
  const navigate = useNavigate()
  useEffect(() => {
    const asked = snapshot.fallback ? undefined : session.takeAsked()
    if (asked) void navigate(asked, { replace: true })
  }, [snapshot.fallback, session, navigate])

  const { allowed } = snapshot
  useEffect(() => {
    // A role that was taken away closes the page it opened; one that was given changes menu and rights alone.
    if (allowed && servedRoutes.some(({ id }) => id === current) && !allowed.has(current)) {
      void navigate(paths.forbidden(pathname), { replace: true })
    }
  }, [allowed, current, pathname, navigate])

  const dashboard = { title: t.titles['dashboard'] ?? '', to: paths.dashboard() }
  const breadcrumb = current === 'dashboard' || !title ? [dashboard] : [dashboard, { title }]
  const email = snapshot.user?.email ?? claimsOf(storedToken()).email ?? ''
  return (
    <AppShell
      navigation={{ menu: menuOf(snapshot, config, t), currentPath: pathname, breadcrumb }}
      account={accountOf(snapshot, email, t)}
      preferences={{
        sidebar: { opened: sidebarOpened, withoutAnimation },
        language,
        theme,
        productName: config.productName,
      }}
      actions={{
        toggleSidebar: preferences.toggleSidebar,
        setLanguage: (next) => startTransition(() => preferences.setLanguage(next)),
        setTheme: preferences.setTheme,
        signOut: () => void session.identity.signOut(),
      }}
      {...(config.funder.name && { funder: config.funder })}
      status={<SessionClock />}
    >
      {snapshot.over ? (
        <FallbackBar
          message={t.over}
          onRetry={() => void session.identity.signIn(location.pathname + location.search)}
        />
      ) : (
        snapshot.fallback && <FallbackBar message={t.fallback} onRetry={() => void session.refresh()} />
      )}
      <Outlet />
    </AppShell>
  )
}
