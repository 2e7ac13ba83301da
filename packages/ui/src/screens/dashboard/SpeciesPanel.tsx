import type { CountBySpecies } from '@waldkerf/domain/entities/beetles'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { BarList } from '../../parts/BarList/BarList.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import { texts } from './DashboardScreen.texts.ts'
import { Panel } from './Panel.tsx'

const SpeciesChart = lazy(async () => ({ default: (await import('./SpeciesChart.tsx')).SpeciesChart }))

interface SpeciesPanelProps {
  counts: Loadable<CountBySpecies[]>
  linkTo: (art: number) => string | undefined
}

/** True from the browser's first idle moment on: what is heavy comes after the screen can be used. */
function useIdle() {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 2_000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}

/** Species as a chart, and as the list it is made from. The list stands until the chart's library is there. */
export function SpeciesPanel({ counts, linkTo }: SpeciesPanelProps) {
  const t = useTexts(texts)
  const idle = useIdle()
  const [asTable, setAsTable] = useState(false)
  const toggle = (
    <IconButton
      label={asTable ? t.asChart : t.asTable}
      icon={asTable ? 'chart' : 'table'}
      onClick={() => setAsTable(!asTable)}
    />
  )
  return (
    <Card title={t.bySpecies} tools={toggle}>
      <Panel state={counts}>
        {(rows) => {
          const list = (
            <BarList
              label={t.bySpecies}
              rows={rows.map(({ art, name, anzahl }) => ({ id: String(art), name, value: anzahl, to: linkTo(art) }))}
            />
          )
          if (asTable || !idle) return list
          return (
            <Suspense fallback={list}>
              <SpeciesChart rows={rows} label={t.bySpecies} />
            </Suspense>
          )
        }}
      </Panel>
    </Card>
  )
}
