import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Line, Quiet } from './UserScreen.styles.ts'
import { texts } from './user.texts.ts'

export interface LoadedCardProps<T> {
  title: string
  state: Loadable<T>
  children: (data: T) => ReactNode
}

/** A card whose content comes by a call of its own: a failure concerns it alone. */
export function LoadedCard<T>({ title, state, children }: LoadedCardProps<T>) {
  const t = useTexts(texts)
  const data = shown(state)
  return (
    <Card title={title}>
      {state.status === 'failed' && (
        <Line role="alert">
          <Quiet>
            {t.partFailed} {state.message}
          </Quiet>
          <Button variant="quiet" icon="refresh" onClick={state.retry}>
            {t.retry}
          </Button>
        </Line>
      )}
      {state.status === 'loading' && <Skeleton height={72} />}
      {data !== undefined && children(data)}
    </Card>
  )
}
