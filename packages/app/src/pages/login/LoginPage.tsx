import { useTexts } from '@waldkerf/ui/i18n/Language'
import { LoginScreen } from '@waldkerf/ui/screens/login/LoginScreen'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { failureKey } from '@waldkerf/app/session/enter'
import { CannotSignIn, endedHereMark } from '@waldkerf/app/session/leaving'
import { safeTarget } from '@waldkerf/app/session/redirectTarget'
import { useSession } from '@waldkerf/app/session/SessionProvider.tsx'
import { texts } from './login.texts.ts'

/** The last failure of the guard, shown once. */
function takeFailure() {
  const failure = sessionStorage.getItem(failureKey) ?? undefined
  sessionStorage.removeItem(failureKey)
  return failure
}

/** /login: the last failure and one button. It never redirects by itself. */
export function LoginPage() {
  const { productName, documents: htmlPages } = useConfig()
  const session = useSession()
  const [query] = useSearchParams()
  const t = useTexts(texts)
  const told = query.get(endedHereMark) === null ? undefined : t.endedHere
  const turnedAway = query.get('failed') === null ? undefined : t.turnedAway
  const [takenFailure] = useState(takeFailure)
  const [cannot, setCannot] = useState<string>()
  const failure = cannot ?? takenFailure ?? turnedAway
  const target = safeTarget(query.get('redirect'), productRoutes, location.origin)
  return (
    <LoginScreen
      productName={productName}
      htmlPages={htmlPages}
      told={told}
      {...(failure !== undefined && { failure })}
      onSignIn={() =>
        void session.identity
          .signIn(target, true)
          .catch((error: unknown) =>
            setCannot(error instanceof CannotSignIn && !error.isUnreachable ? error.message : t.unreachable),
          )
      }
    />
  )
}
