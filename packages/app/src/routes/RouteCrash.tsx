import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { lazy, Suspense } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { messageOf } from '../api/errors.ts'
import { texts } from '../shell/texts.ts'

const reloadKey = 'waldkerf.staleChunk'

/** Comes when it is needed; where it cannot come either, the plain part says the same. */
const CrashScreen = lazy(async () => {
  const { CrashScreen: Screen } = await import('@waldkerf/ui/screens/errors/CrashScreen').catch(() => ({
    CrashScreen: PlainCrash,
  }))
  return { default: Screen }
})

function PlainCrash({ message, onRetry }: { message: string; onRetry: () => void }) {
  return <ErrorState title={useTexts(texts).crashed} message={message} onRetry={onRetry} />
}

/** A page that broke. The frame around it goes on; a chunk that a deploy took away is fetched by one reload. */
export function RouteCrash() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const message = messageOf(error)
  if (
    /dynamically imported module|module script/i.test(message) &&
    sessionStorage.getItem(reloadKey) !== location.href
  ) {
    sessionStorage.setItem(reloadKey, location.href)
    location.reload()
  }
  return (
    <Suspense>
      <CrashScreen message={message} onRetry={() => void revalidate()} />
    </Suspense>
  )
}
