import { mayAskToBecomeExpert } from '@waldkerf/domain/roles/roles'
import type { MenuItem } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Suspense, useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router-dom'
import { keepFrame } from '../platform/boot/frameWords.ts'
import { useConfig } from '../platform/config/ConfigProvider.tsx'
import { paths } from '../platform/routes/paths.ts'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { tagsKey } from '../session/forget.ts'
import { useSession, useSessionSnapshot } from '../session/SessionProvider.tsx'
import { readClaims, storedToken } from '../platform/identity/tokens.ts'
import { buildAccount } from './account.ts'
import { buildBreadcrumb, buildMenu } from './menu/menu.ts'
import { Frame } from './frame/Frame.tsx'
import { texts } from './texts.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

// The palette and the tools of the top bar load after the page.
const SessionClock = lazyPart(async () => (await import('./session/SessionClock.tsx')).SessionClock)
const states = () => import('./session/states.ts')
const SessionBar = lazyPart(async () => (await states()).SessionBar)
const EndedSession = lazyPart(async () => (await states()).EndedSession)

// Loaded when it is opened.
const ProductPalette = lazyPart(async () => (await import('./search/ProductPalette.tsx')).ProductPalette)

/** The product's frame: wires session and routes to the frame that both parts share. */
export function ProductShell() {
  const t = useTexts(texts)
  const config = useConfig()
  const session = useSession()
  const snapshot = useSessionSnapshot()
  const { pathname } = useLocation()
  const current = useMatches().at(-1)?.id ?? ''
  const name = useDocumentTitle(t.titles[current])
  useAllowedPage(current, pathname)
  const part = usePart(t.titles)
  const menu = buildMenu(snapshot, config, t)
  useKeptFrame(menu)
  const email = snapshot.user?.email ?? readClaims(storedToken()).email ?? ''
  return (
    <Frame
      navigation={{
        menu,
        currentPath: pathname,
        becomeExpertTo: mayAskToBecomeExpert(snapshot.status) ? paths.expert() : undefined,
        breadcrumb: buildBreadcrumb(current, productRoutes, t.titles, name),
      }}
      account={buildAccount(snapshot, email, t)}
      signOut={() => void session.signOut()}
      status={
        <Suspense>
          <SessionClock />
        </Suspense>
      }
      part={part}
      Palette={ProductPalette}
    >
      <Suspense>
        {snapshot.state === 'least' && <SessionBar />}
        {snapshot.state === 'over' && <EndedSession />}
      </Suspense>
    </Frame>
  )
}

/** Stores the menu for the next start, which shows it before anything is loaded; not while the role is unknown. */
function useKeptFrame(menu: readonly MenuItem[]) {
  const { state } = useSessionSnapshot()
  useEffect(() => {
    if (state === 'known') keepFrame(menu)
  }, [state, menu])
}

/** The part for the tags: unknown until the role is. */
function usePart(titles: Readonly<Record<string, string>>) {
  const { allowed, user } = useSessionSnapshot()
  return allowed && { table: productRoutes, allowed, titles, storageKey: tagsKey, owner: user?.email ?? '' }
}

/** Opens the page remembered while only the least rights applied, and leaves a page that the role no longer allows. */
function useAllowedPage(current: string, pathname: string) {
  const session = useSession()
  const { state, allowed } = useSessionSnapshot()
  const navigate = useNavigate()
  useEffect(() => {
    const asked = state === 'known' ? session.takeAsked() : undefined
    if (asked) void navigate(asked, { replace: true })
  }, [state, session, navigate])
  useEffect(() => {
    // A lost right closes its page; a new right only changes menu and actions.
    if (!allowed || allowed.has(current) || !productRoutes.some(({ id }) => id === current)) return undefined
    let left = false
    // But never over unsaved work.
    void import('../platform/unsaved/unsaved.ts').then(({ hasUnsaved }) => {
      if (!left && !hasUnsaved(pathname)) void navigate(paths.forbidden(pathname), { replace: true })
    })
    return () => {
      left = true
    }
  }, [allowed, current, pathname, navigate])
}
