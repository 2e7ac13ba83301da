import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { tokenFor } from '@waldkerf/mocks/handlers/caller'
import { effectiveRole } from '@waldkerf/domain/roles/roles'
import { allowedRoutes, productRoutes } from '@waldkerf/domain/roles/routeTable'
import { LinkProvider } from '@waldkerf/ui/parts/Link/Link'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createClient } from '../api/client.ts'
import { ApiProvider, createApi } from '../data/ApiProvider.tsx'
import type { Session, SessionSnapshot } from '../session/session.ts'
import { SessionProvider } from '../session/SessionProvider.tsx'
import { renderRouterLink } from '../shell/RouterLink.tsx'

const nothing = () => {}

/** A session that stands still: stories show pages, not signing in. */
function storySession(email: string): Session {
  const user = seedWorld({ today: storyDay, size: 'small' }).users.find((row) => row.email === email)
  const status = user?.app_status ?? 'ogf_new'
  const role = effectiveRole(status)
  const allowed = allowedRoutes(productRoutes, role, 'ogf_admin')
  const snapshot: SessionSnapshot = { state: 'known', user, status, role, allowed, offline: false, groups: [] }
  return {
    subscribe: () => () => true,
    snapshot: () => snapshot,
    load: async () => {},
    refresh: async () => {},
    remember: nothing,
    takeAsked: () => undefined,
    clear: nothing,
    signOut: async () => {},
    watch: () => nothing,
    identity: {
      start: async () => 'authenticated',
      startAgain: async () => 'authenticated',
      signIn: async () => {},
      signOut: async () => {},
      tokenNow: async () => tokenFor(email),
      renew: async () => false,
      profileEmail: async () => email,
      secondsLeft: () => 300,
      subject: () => email,
    },
  }
}

interface StageProps {
  /** Who is signed in, by e-mail; must be of the example world. */
  user: string
  /** The address the page stands at, with its query. */
  path: string
  children: ReactNode
}

/** What a wired page needs around it in a story: router, session, calls over the shared handlers, a cache of its own. */
export function Stage({ user, path, children }: StageProps) {
  const [{ session, api, router }] = useState(() => {
    const made = storySession(user)
    const access = { token: made.identity.tokenNow, renew: made.identity.renew }
    return {
      session: made,
      api: createApi(createClient({ base: '/rest', access })),
      router: createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] }),
    }
  })
  return (
    <LinkProvider link={renderRouterLink}>
      <SessionProvider session={session}>
        <ApiProvider api={api} cache={() => new Map()}>
          <RouterProvider router={router} />
        </ApiProvider>
      </SessionProvider>
    </LinkProvider>
  )
}
