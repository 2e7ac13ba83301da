import type { CountByState } from '@waldkerf/domain/entities/beetles/beetleCounts'
import { Suspense } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { LinkToFinds } from '../Figures.tsx'
import { texts } from '../DashboardScreen.texts.ts'
import { StateCard } from '../laterParts.ts'
import { BarSkeleton } from '../panel/BarSkeleton.tsx'
import { PanelCard } from '../panel/PanelCard.tsx'
import { MapAndBars, MapAndList, mapBone } from './MapAndBars.tsx'
import { useNamedStates } from './namedStates.ts'

interface StatePanelProps {
  counts: Loadable<CountByState[]>
  linkTo: LinkToFinds
  /** The page can be used: table and files may come. */
  later: boolean
}

const skeleton = (
  <MapAndList>
    {mapBone}
    <BarSkeleton />
  </MapAndList>
)

/** The Länder at once as map and bars; then with the table of all of them, and as files. */
export function StatePanel({ counts, linkTo, later }: StatePanelProps) {
  const t = useTexts(texts)
  const states = useNamedStates(shown(counts) ?? [], linkTo)
  const plain = (
    <PanelCard title={t.byState} state={counts} skeleton={skeleton}>
      {() => (
        <Card title={t.byState}>
          <MapAndBars label={t.byState} states={states} none={t.noFinds} />
        </Card>
      )}
    </PanelCard>
  )
  const hasCard = later && states.length > 0
  return (
    <Suspense fallback={plain}>
      {hasCard ? <StateCard label={t.byState} states={states} none={t.noFinds} plain={plain} /> : plain}
    </Suspense>
  )
}
