import { LanguageProvider } from '@waldkerf/ui/i18n/Language'
import { LinkProvider } from '@waldkerf/ui/parts/Link/Link'
import { type ComponentProps, Suspense } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { Config } from './platform/config/config.ts'
import { ConfigProvider } from './platform/config/ConfigProvider.tsx'
import { type Api, ApiProvider } from './data/ApiProvider.tsx'
import type { Session } from './session/session.ts'
import { SessionProvider } from './session/SessionProvider.tsx'
import { usePreference } from './platform/preferences/preferences.ts'
import { renderRouterLink } from './shell/RouterLink.tsx'
import { ShellFallback } from './shell/ShellFallback.tsx'

interface ProductProps {
  config: Config
  api: Api
  /** What has been read; stories hand in a fresh one each. */
  cache?: ComponentProps<typeof ApiProvider>['cache']
  session: Session
  router: ComponentProps<typeof RouterProvider>['router']
}

/** The product with everything it stands on. */
export function ProductRoot({ config, api, cache, session, router }: ProductProps) {
  const language = usePreference('language')
  return (
    <ConfigProvider config={config}>
      <LanguageProvider language={language}>
        <LinkProvider link={renderRouterLink}>
          <SessionProvider session={session}>
            <ApiProvider api={api} cache={cache}>
              <Suspense fallback={<ShellFallback />}>
                <RouterProvider router={router} />
              </Suspense>
            </ApiProvider>
          </SessionProvider>
        </LinkProvider>
      </LanguageProvider>
    </ConfigProvider>
  )
}
