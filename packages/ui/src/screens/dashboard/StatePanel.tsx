import type { CountByState } from '@waldkerf/domain/entities/beetles'
import { lazy, Suspense, useState } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { BarList } from '../../parts/BarList/BarList.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { MapAndList } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'
import { Panel } from './Panel.tsx'

/** The outlines come beside the figures: the list is complete without them, and the map's place is kept. */
const StateMap = lazy(async () => ({ default: (await import('../../parts/StateMap/StateMap.tsx')).StateMap }))

const mapHeight = 420

interface StatePanelProps {
  counts: Loadable<CountByState[]>
  linkTo: (bundesland: string) => string | undefined
}

const atFirst = 12

/** The Länder as map and as bars: the same figures twice, for the eye and for reading. */
export function StatePanel({ counts, linkTo }: StatePanelProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const [all, setAll] = useState(false)
  return (
    <Card title={t.byState}>
      <Panel state={counts}>
        {(rows) => {
          const named = rows.map(({ bundesland, anzahl }) => ({
            id: bundesland,
            name: bundesland || t.unknownState,
            value: anzahl,
            label: t.finds(bundesland || t.unknownState, format.number(anzahl)),
            to: bundesland ? linkTo(bundesland) : undefined,
          }))
          return (
            <MapAndList>
              <Suspense fallback={<Skeleton height={mapHeight} />}>
                <StateMap label={t.byState} values={named} />
              </Suspense>
              <div>
                <BarList label={t.byState} rows={all ? named : named.slice(0, atFirst)} />
                {named.length > atFirst && (
                  <Button variant="quiet" onClick={() => setAll(!all)}>
                    {all ? t.showLess : t.showAll(named.length)}
                  </Button>
                )}
              </div>
            </MapAndList>
          )
        }}
      </Panel>
    </Card>
  )
}
