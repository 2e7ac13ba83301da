import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { logLater } from '@waldkerf/app/platform/failures/logLater'
import { texts } from '../texts.ts'
import { MissingPage } from '@waldkerf/app/platform/failures/pageCode'

/** Loaded when needed; if that fails, the plain component shows the same message. */
const CrashPage = lazy(async () => {
  const { CrashPage: Page } = await import('./CrashPage.tsx').catch(() => ({ CrashPage: PlainCrash }))
  return { default: Page }
})

function PlainCrash({ onRetry }: { onRetry: () => void }) {
  return <ErrorState title={useTexts(texts).crashed} message={errorMessage(useRouteError())} onRetry={onRetry} />
}

/** Shown in place of a page that failed. The frame around it stays usable. */
export function RouteCrash() {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => void logLater(error), [error])
  // Navigating to the same address renders the page again and loads missing data.
  const onRetry = async () => {
    if (error instanceof MissingPage) await error.again()
    await navigate(location, { replace: true })
  }
  return (
    <Suspense>
      <CrashPage message={error instanceof Error ? error.message : String(error)} onRetry={() => void onRetry()} />
    </Suspense>
  )
}
