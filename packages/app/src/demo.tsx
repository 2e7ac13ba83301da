import { LanguageProvider } from '@waldkerf/ui/i18n/Language'
import { LinkProvider } from '@waldkerf/ui/parts/Link/Link'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import type { Config } from './platform/config/config.ts'
import { loadConfig } from './platform/config/loadConfig.ts'
import { ConfigProvider } from './platform/config/ConfigProvider.tsx'
import { notify } from './platform/notices/notices.ts'
import { usePreference } from './platform/preferences/preferences.ts'
import { loadReviewLook } from './platform/preferences/reviewLink.ts'
import { confirm } from './platform/questions/confirm.ts'
import { createTemplateRouter } from './routes/templateRouter.tsx'
import { renderRouterLink } from './shell/RouterLink.tsx'
import { createTemplateClient } from './template/gateway/templateClient.ts'
import { createFailureSpeaker } from './template/session/failures.ts'
import { createTemplateSession } from './template/session/templateSession.ts'
import { TemplateSessionProvider } from './template/session/TemplateSessionProvider.tsx'
import { createTokenStore } from './template/session/templateToken.ts'

/** Session, client and router of the part, made once. */
function assemble({ template: { base, mockApi } }: Config) {
  const basename = base.replace(/\/$/, '')
  const tokens = createTokenStore(base)
  const signInAgain = () => {
    tokens.clear()
    location.reload()
  }
  const isSignedOut = () => location.pathname === `${basename}/login`
  const onFailure = createFailureSpeaker({ notify, confirm, isSignedOut, signInAgain })
  const client = createTemplateClient({ base: mockApi, token: tokens.get, onFailure })
  const session = createTemplateSession({ client, tokens })
  return { client, session, router: createTemplateRouter(session, basename) }
}

/** The template part with all its providers. */
function TemplateRoot({ client, session, router }: ReturnType<typeof assemble>) {
  const language = usePreference('language')
  return (
    <LanguageProvider language={language}>
      <LinkProvider link={renderRouterLink}>
        <TemplateSessionProvider client={client} session={session}>
          <RouterProvider router={router} />
        </TemplateSessionProvider>
      </LinkProvider>
    </LanguageProvider>
  )
}

/** The template part's entry, at `/demo/`. */
async function start(root: HTMLElement) {
  const config = await loadConfig()
  createRoot(root).render(
    <ConfigProvider config={config}>
      <TemplateRoot {...assemble(config)} />
    </ConfigProvider>,
  )
  loadReviewLook()
}

const root = document.getElementById('root')
// If storage is blocked, the boot script shows a page that says so.
if (root && document.documentElement.dataset['blocked'] === undefined) void start(root)
