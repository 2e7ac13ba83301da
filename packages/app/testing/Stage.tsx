import { createClient } from '@waldkerf/app/data/gateway/client'
import { setFailureLanguage } from '@waldkerf/app/platform/errors/errors'
import { GatewayProvider } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import type { Session, SessionSnapshot } from '@waldkerf/app/session/session'
import { SessionProvider } from '@waldkerf/app/session/SessionProvider.tsx'
import { renderRouterLink } from '@waldkerf/app/shell/RouterLink.tsx'
import { effectiveRole } from '@waldkerf/domain/roles/roles'
import { allowedRoutes } from '@waldkerf/domain/roles/routeTable'
import { tokenFor } from '@waldkerf/mocks/handlers/caller'
import { roleEmails, showing } from '@waldkerf/mocks/scenarios/workbench'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { LinkProvider } from '@waldkerf/ui/parts/Link/Link'
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { guarded } from './guarded.tsx'

const nothing = () => {}

/** A story's changes to the session; without any, somebody is signed in and nothing is unusual. */
export interface SessionPart {
  snapshot?: Partial<SessionSnapshot>
  identity?: Partial<Session['identity']>
}

/** A session that never changes: stories show pages, not signing in. */
function storySession(email: string, part: SessionPart): Session {
  const user = seedWorld({ today: storyDay, size: 'small' }).users.find((row) => row.email === email)
  const status = user?.app_status ?? 'ogf_new'
  const role = effectiveRole(status)
  const allowed = allowedRoutes(role)
  const known = { state: 'known', user, status, role, allowed, offline: false, problem: undefined, groups: [] } as const
  const snapshot: SessionSnapshot = { ...known, ...part.snapshot }
  return {
    subscribe: () => () => true,
    snapshot: () => snapshot,
    load: async () => {},
    refresh: async () => {},
    onForbidden: nothing,
    remember: nothing,
    takeAsked: () => undefined,
    clear: nothing,
    signOut: async () => {},
    watch: () => nothing,
    identity: {
      start: async () => 'authenticated',
      startAgain: async () => 'authenticated',
      signIn: async () => {},
      lookInto: async () => {},
      signOut: async () => {},
      tokenNow: async () => tokenFor(email),
      renew: async () => false,
      giveUp: nothing,
      profileEmail: async () => email,
      secondsLeft: () => 300,
      subject: () => email,
      ...part.identity,
    },
  }
}

interface StageProps {
  /** E-mail of the signed-in person, from the example world. A role of the workbench's toolbar takes precedence. */
  user: string
  /** The address the page stands at, with its query. */
  path: string
  session?: SessionPart
  children: ReactNode
}

/** Surrounds a wired page in a story: router, session, calls over the shared handlers, a cache of its own. */
export function Stage({ user, path, session: part = {}, children }: StageProps) {
  const language = useLanguage()
  useLayoutEffect(() => void setFailureLanguage(language), [language])
  const [{ session, gateway, router }] = useState(() => {
    const { viewer } = showing.choice()
    const made = storySession(viewer && viewer !== 'anonymous' ? roleEmails[viewer] : user, part)
    const page = viewer ? guarded(viewer, made.snapshot(), path, children) : children
    const access = { token: made.identity.tokenNow, renew: made.identity.renew }
    return {
      session: made,
      gateway: createClient({ base: '/rest', access }),
      router: createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] }),
    }
  })
  return (
    <LinkProvider link={renderRouterLink}>
      <SessionProvider session={session}>
        <GatewayProvider gateway={gateway} cache={() => new Map()}>
          {/* Texts of another language are waited for in here: SWR forgets a cache of its own while its provider is hidden. */}
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </GatewayProvider>
      </SessionProvider>
    </LinkProvider>
  )
}
