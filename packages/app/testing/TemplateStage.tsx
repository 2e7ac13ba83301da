import { notify } from '@waldkerf/app/platform/notices/notices'
import { Notices } from '@waldkerf/app/platform/notices/Notices.tsx'
import { FramelessOopsPage } from '@waldkerf/app/template/pages/errors/ErrorPages.tsx'
import { TemplateLoginPage } from '../src/template/pages/login/LoginPages.tsx'
import { confirm } from '@waldkerf/app/platform/questions/confirm'
import { Questions } from '@waldkerf/app/platform/questions/Questions.tsx'
import { renderRouterLink } from '@waldkerf/app/shell/RouterLink.tsx'
import { createTemplateClient } from '@waldkerf/app/template/gateway/templateClient'
import { enterTemplate } from '@waldkerf/app/template/routes/enterTemplate'
import { createFailureSpeaker } from '@waldkerf/app/template/session/failures'
import { createTemplateSession } from '@waldkerf/app/template/session/templateSession'
import { TemplateSessionProvider } from '@waldkerf/app/template/session/TemplateSessionProvider.tsx'
import { showing, templateRoles, templateScenarios } from '@waldkerf/mocks/scenarios/workbench'
import type { TemplateScenario } from '@waldkerf/mocks/template/scenarios'
import { createTemplateService } from '@waldkerf/mocks/template/service'
import { createTemplateState } from '@waldkerf/mocks/template/state'
import { LinkProvider } from '@waldkerf/ui/parts/Link/Link'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, type LoaderFunctionArgs, type RouteObject, RouterProvider } from 'react-router-dom'

export interface TemplateStageProps {
  /** One of the sample roles. Role and scenario of the workbench's toolbar go before the story's. */
  role?: 'admin' | 'editor' | 'visitor'
  /** The address the page stands at, with its query; its route's parameters are `:id`. */
  path: string
  /** The route the page belongs to, where it has parameters. */
  route?: string
  /** How the mock API answers all but the session's calls. */
  scenario?: TemplateScenario
  children: ReactNode
}

/** A token that no other story sees. */
function templateTokens(role: string | undefined) {
  let token = role && `${role}-token`
  return {
    key: 'story',
    get: () => token,
    set: (next: string) => void (token = next),
    clear: () => void (token = undefined),
  }
}

/** Pages that the guard may redirect to. */
const elsewhere: RouteObject[] = [
  { path: '/login', Component: TemplateLoginPage },
  { path: '/401', Component: FramelessOopsPage },
]

/** The part's session over a mock API of the story's own. */
function assemble({ path, route = '*', children, ...own }: TemplateStageProps) {
  const { viewer, scenario: chosen } = showing.choice()
  const scenario = chosen ? templateScenarios[chosen] : (own.scenario ?? 'ready')
  const role = viewer && viewer !== 'anonymous' ? templateRoles[viewer] : (own.role ?? 'admin')
  const tokens = templateTokens(viewer === 'anonymous' ? undefined : role)
  const service = createTemplateService({ scenario, state: createTemplateState(300) })
  const client = createTemplateClient({
    base: '/prod-api',
    token: tokens.get,
    onFailure: createFailureSpeaker({ notify, confirm, isSignedOut: () => false, signInAgain: tokens.clear }),
    fetch: async (request) => (await service.answer(request as Request)) ?? Response.error(),
  })
  const session = createTemplateSession({ client, tokens })
  const loader = async ({ request }: LoaderFunctionArgs) => {
    // A page sees its scenario; who is signed in has been settled before.
    service.change({ scenario: 'ready' })
    try {
      return await (viewer ? enterTemplate(session, request, '') : session.load().then(() => null))
    } finally {
      service.change({ scenario })
    }
  }
  const routes = [...elsewhere, { path: route, element: children, loader, HydrateFallback: () => null }]
  return { client, session, router: createMemoryRouter(routes, { initialEntries: [path] }) }
}

/** Surrounds a wired page of the template part in a story. */
export function TemplateStage(props: TemplateStageProps) {
  const [{ client, session, router }] = useState(() => assemble(props))
  return (
    <LinkProvider link={renderRouterLink}>
      <TemplateSessionProvider client={client} session={session}>
        <RouterProvider router={router} />
        <Notices />
        <Questions />
      </TemplateSessionProvider>
    </LinkProvider>
  )
}
