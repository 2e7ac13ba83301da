import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { type Loadable, shown } from '../Loadable/Loadable.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Line, Quiet } from './DetailPage.tsx'
import { texts } from '../parts.texts.ts'

export interface LoadedCardProps<T> {
  title: string
  state: Loadable<T>
  /** Height of what comes, in px. */
  room?: number
  /** Stands above whatever is loaded. */
  head?: ReactNode
  children: (data: T) => ReactNode
}

/** A card whose content comes by a call of its own: a failure concerns it alone. */
export function LoadedCard<T>({ title, state, room = 72, head, children }: LoadedCardProps<T>) {
  const t = useTexts(texts).loadedCard
  const data = shown(state)
  return (
    <Card title={title}>
      {head}
      {state.status === 'failed' && (
        <Line role="alert">
          <Quiet>
            {t.failed} {state.message}
          </Quiet>
          <Button variant="quiet" icon="refresh" onClick={state.retry}>
            {t.retry}
          </Button>
        </Line>
      )}
      {state.status === 'loading' && <Skeleton height={room} />}
      {data !== undefined && children(data)}
    </Card>
  )
}
