import { mayAskToBecomeExpert } from '@waldkerf/domain/roles/roles'
import type { MenuItem } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Suspense, useEffect, useMemo } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { keepFrame } from '../platform/boot/frameWords.ts'
import { useConfig } from '../platform/config/ConfigProvider.tsx'
import { useLostAddress } from '../platform/routes/lostAddress.ts'
import { paths } from '../platform/routes/paths.ts'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { tagsKey } from '../platform/storage/sessionKeys.ts'
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

/** The same for every page, so that a change of page does not render it. */
const clock = (
  <Suspense>
    <SessionClock />
  </Suspense>
)

// Loaded when it is opened.
const ProductPalette = lazyPart(async () => (await import('./search/ProductPalette.tsx')).ProductPalette)

/** The product's frame: wires session and routes to the frame that both parts share. */
export function ProductShell() {
  const t = useTexts(texts)
  const config = useConfig()
  const session = useSession()
  const snapshot = useSessionSnapshot()
  const { pathname } = useLocation()
  const id = useMatches().at(-1)?.id ?? ''
  // In the dashboard's place stands a page that is none of the menu's.
  const isLost = useLostAddress() !== ''
  const current = isLost ? '' : id
  const name = useDocumentTitle(t.titles[current])
  const part = usePart(t.titles)
  const menu = useMemo(() => buildMenu(snapshot, config, t), [snapshot, config, t])
  useKeptFrame(menu)
  const account = useMemo(
    () => buildAccount(snapshot, snapshot.user?.email ?? readClaims(storedToken()).email ?? '', t),
    [snapshot, t],
  )
  return (
    <Frame
      navigation={{
        menu,
        currentPath: isLost ? '' : pathname,
        becomeExpertTo: mayAskToBecomeExpert(snapshot.status) ? paths.expert() : undefined,
        breadcrumb: buildBreadcrumb(current, productRoutes, t.titles, name),
      }}
      account={account}
      signOut={session.signOut}
      status={clock}
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
