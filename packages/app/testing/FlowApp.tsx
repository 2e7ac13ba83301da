import { createClient } from '@waldkerf/app/data/gateway/client'
import { loadOwnUser } from '@waldkerf/app/data/users/ownUser'
import '@waldkerf/app/shell/overlays/ProductOverlays.tsx'
import { defaultConfig } from '@waldkerf/app/platform/config/config'
import '@waldkerf/app/pages/dashboard/DashboardPage.tsx'
import '../src/pages/dashboard/LaterPanel.tsx'
import { preferences } from '@waldkerf/app/platform/preferences/preferences'
import { ProductRoot } from '@waldkerf/app/ProductRoot.tsx'
import { createProductRoutes } from '@waldkerf/app/routes/productRouter.tsx'
import { forgetPerson } from '@waldkerf/app/session/forget'
import { createSession, type Session } from '@waldkerf/app/session/session'
import '@waldkerf/app/shell/frame/FrameTools.tsx'
import '@waldkerf/app/shell/session/SessionClock.tsx'
import { roleEmails, showing } from '@waldkerf/mocks/scenarios/workbench'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { flowIdentity, keepToken } from './flowIdentity.ts'

export interface FlowAppProps {
  /** E-mail of the person in the flow, from the example world. A role of the workbench's toolbar takes precedence. */
  user: string
  /** The address the flow begins at, with its query. */
  path: string
  /** Nobody is signed in yet. */
  signedOut?: boolean
}

interface PageLoad {
  user: string
  path: string
  open: (address: string) => void
}

/** Assembles the product as its entry does, once for each load of the page. */
function load({ user, path, open }: PageLoad) {
  let session: Session | undefined
  const access = {
    token: async () => session?.identity.tokenNow(),
    renew: async () => session?.identity.renew() ?? false,
    onForbidden: () => session?.onForbidden(),
  }
  const gateway = createClient({ base: '/rest', access })
  session = createSession({
    identity: (events) => flowIdentity({ user, open }, events),
    loadUser: (email, subject) => loadOwnUser(gateway, email, subject),
    forget: forgetPerson,
  })
  const router = createMemoryRouter(createProductRoutes(session, gateway), { initialEntries: [path] })
  const cache = new Map()
  return { config: defaultConfig, gateway, session, router, cache: () => cache }
}

/** One load of the page, until the identity service or signing out brings the next. */
function LoadedProduct(props: PageLoad) {
  const [product] = useState(() => load(props))
  useEffect(() => () => product.router.dispose(), [product])
  return <ProductRoot {...product} />
}

/**
 * The whole product in a story: its own routes, frame, session and pages over the shared handlers. Only the address and
 * the identity service are the story's own.
 */
export function FlowApp({ user: own, path, signedOut = false }: FlowAppProps) {
  const language = useLanguage()
  const { viewer } = showing.choice()
  const user = viewer && viewer !== 'anonymous' ? roleEmails[viewer] : own
  const isOut = viewer ? viewer === 'anonymous' : signedOut
  const [at, setAt] = useState(() => {
    if (!isOut) keepToken(user)
    return { path, count: 0 }
  })
  useLayoutEffect(() => preferences.setLanguage(language), [language])
  const open = (address: string) => setAt(({ count }) => ({ path: address, count: count + 1 }))
  return <LoadedProduct key={at.count} user={user} path={at.path} open={open} />
}
