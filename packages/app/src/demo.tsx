import './fonts.css'
import { LanguageProvider } from '@waldkerf/ui/i18n/Language'
import { LinkProvider } from '@waldkerf/ui/parts/Link/Link'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { loadConfig } from './config/loadConfig.ts'
import { ConfigProvider } from './config/ConfigProvider.tsx'
import { createTemplateRouter } from './routes/templateRouter.tsx'
import { usePreferences } from './shell/preferences.ts'
import { renderRouterLink } from './shell/RouterLink.tsx'

const router = createTemplateRouter()

/** The template part with everything it stands on. */
function TemplateRoot() {
  const { language } = usePreferences()
  return (
    <LanguageProvider language={language}>
      <LinkProvider link={renderRouterLink}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </LinkProvider>
    </LanguageProvider>
  )
}

/** The template part's entry, at `/demo/`. */
async function start(root: HTMLElement) {
  const config = await loadConfig()
  createRoot(root).render(
    <ConfigProvider config={config}>
      <TemplateRoot />
    </ConfigProvider>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
