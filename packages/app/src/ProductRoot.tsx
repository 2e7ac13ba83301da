import { LanguageProvider } from '@waldkerf/ui/i18n/Language'
import { TextStoreProvider } from '@waldkerf/ui/storage/TextStore'
import { LinkProvider } from '@waldkerf/ui/parts/Link/Link'
import { type ComponentProps, Suspense } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { Config } from './platform/config/config.ts'
import { ConfigProvider } from './platform/config/ConfigProvider.tsx'
import { GatewayProvider } from './data/gateway/GatewayProvider.tsx'
import type { Client } from './data/gateway/client.ts'
import type { Session } from './session/session.ts'
import { SessionProvider } from './session/SessionProvider.tsx'
import { usePreference } from './platform/preferences/preferences.ts'
import { renderRouterLink } from './shell/RouterLink.tsx'
import { ShellFallback } from './shell/ShellFallback.tsx'

interface ProductProps {
  config: Config
  gateway: Client
  /** Cache of answers; each story passes a new one. */
  cache?: ComponentProps<typeof GatewayProvider>['cache']
  session: Session
  router: ComponentProps<typeof RouterProvider>['router']
}

/** The product with all its providers. */
export function ProductRoot({ config, gateway, cache, session, router }: ProductProps) {
  const language = usePreference('language')
  return (
    <ConfigProvider config={config}>
      <LanguageProvider language={language}>
        <LinkProvider link={renderRouterLink}>
          <SessionProvider session={session}>
            <GatewayProvider gateway={gateway} cache={cache}>
              <Suspense fallback={<ShellFallback />}>
                <TextStoreProvider store={localStorage}>
                  <RouterProvider router={router} />
                </TextStoreProvider>
              </Suspense>
            </GatewayProvider>
          </SessionProvider>
        </LinkProvider>
      </LanguageProvider>
    </ConfigProvider>
  )
}
