import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { ErrorBoundary } from '../../parts/ErrorBoundary/ErrorBoundary.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { texts } from './ErrorLog.texts.ts'

function Part({ broken, name }: { broken: boolean; name: string }) {
  const t = useTexts(texts)
  if (broken) throw new Error(`${name}: undefined is not an object`)
  return <p>{t.whole}</p>
}

/** The broken part's substitute. @param mend makes it whole, before it is shown anew */
const brokenIn = (t: typeof texts.de, mend: () => void) => (_error: unknown, retry: () => void) => (
  <ErrorState
    title={t.broken}
    message={t.brokenText}
    onRetry={() => {
      mend()
      retry()
    }}
  />
)

/** A component that breaks when it is told to, and can be mended. */
export function Breaking({ name, onError }: { name: string; onError: (error: unknown) => void }) {
  const t = useTexts(texts)
  const [broken, setBroken] = useState(false)
  return (
    <Card title={name} tools={<Button onClick={() => setBroken(true)}>{t.ways.render}</Button>}>
      <ErrorBoundary onError={onError} fallback={brokenIn(t, () => setBroken(false))}>
        <Part broken={broken} name={name} />
      </ErrorBoundary>
    </Card>
  )
}
