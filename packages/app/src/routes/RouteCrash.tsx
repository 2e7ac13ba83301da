import { CrashScreen } from '@waldkerf/ui/screens/errors/CrashScreen'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { messageOf } from '../api/errors.ts'

const reloadKey = 'waldkerf.staleChunk'

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
  return <CrashScreen message={message} onRetry={() => void revalidate()} />
}
