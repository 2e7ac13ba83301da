import type { CountByState } from '@waldkerf/domain/entities/beetles'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { BarList } from '../../parts/BarList/BarList.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import type { StateMapProps } from '../../parts/StateMap/StateMap.tsx'
import { MapAndList } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'
import { BarBones, Panel } from './Panel.tsx'

/** The outlines come beside the figures, and their place is kept. Where they cannot come the list is complete alone. */
const StateMap = lazy<(props: StateMapProps) => ReactNode>(async () => {
  const loaded = await import('../../parts/StateMap/StateMap.tsx').catch(() => undefined)
  return { default: loaded?.StateMap ?? (() => null) }
})

const mapBone = <Skeleton height={420} />

interface StatePanelProps {
  counts: Loadable<CountByState[]>
  linkTo: (bundesland: string) => string | undefined
}

const atFirst = 12

const bones = (
  <MapAndList>
    {mapBone}
    <BarBones />
  </MapAndList>
)

/** The Länder as map and as bars: the same figures twice, for the eye and for reading. */
export function StatePanel({ counts, linkTo }: StatePanelProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const [all, setAll] = useState(false)
  return (
    <Card title={t.byState}>
      <Panel state={counts} bones={bones}>
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
              <Suspense fallback={mapBone}>
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
