import type { TemplateScenario } from '@waldkerf/mocks/template/scenarios'
import { createTemplateService } from '@waldkerf/mocks/template/service'
import { LinkProvider } from '@waldkerf/ui/parts/Link/Link'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Notices } from '../notices/Notices.tsx'
import { notify } from '../notices/notices.ts'
import { confirm } from '../questions/confirm.ts'
import { Questions } from '../questions/Questions.tsx'
import { renderRouterLink } from '../shell/RouterLink.tsx'
import { createTemplateClient } from '../template/api/templateClient.ts'
import { createFailureSpeaker } from '../template/session/failures.ts'
import { createTemplateSession } from '../template/session/templateSession.ts'
import { TemplateSessionProvider } from '../template/session/TemplateSessionProvider.tsx'

export interface TemplateStageProps {
  /** One of the sample roles. */
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
function tokensOf(role: string) {
  let token: string | undefined = `${role}-token`
  return {
    key: 'story',
    get: () => token,
    set: (next: string) => void (token = next),
    clear: () => void (token = undefined),
  }
}

/** The part's session over a mock API of the story's own. */
function assemble({ role = 'admin', path, route = '*', scenario = 'ready', children }: TemplateStageProps) {
  const tokens = tokensOf(role)
  const service = createTemplateService({ scenario })
  const client = createTemplateClient({
    base: '/prod-api',
    token: tokens.get,
    onFailure: createFailureSpeaker({ notify, confirm, isSignedOut: () => false, signInAgain: tokens.clear }),
    fetch: async (request) => (await service.answer(request as Request)) ?? Response.error(),
  })
  const session = createTemplateSession({ client, tokens })
  const loader = async () => {
    // A page sees its scenario; who is signed in has been settled before.
    service.change({ scenario: 'ready' })
    await session.load()
    service.change({ scenario })
    return null
  }
  const routes = [{ path: route, element: children, loader, HydrateFallback: () => null }]
  return { client, session, router: createMemoryRouter(routes, { initialEntries: [path] }) }
}

/** What a wired page of the template part needs around it in a story. */
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
