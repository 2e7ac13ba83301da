import type { CountBySpecies } from '@waldkerf/domain/entities/beetles/beetleCounts'
import { Suspense } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { BarList } from '@waldkerf/ui/parts/BarList/BarList'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { LinkToFinds } from '../Figures.tsx'
import { texts } from '../DashboardScreen.texts.ts'
import { SpeciesCard } from '../laterParts.ts'
import { BarSkeleton } from '../panel/BarSkeleton.tsx'
import { PanelCard } from '../panel/PanelCard.tsx'

interface SpeciesPanelProps {
  counts: Loadable<CountBySpecies[]>
  linkTo: LinkToFinds
  /** The page can be used: heavy code may be loaded. */
  later: boolean
}

/** Species as a list of bars, at once; then as a chart with a table and files. */
export function SpeciesPanel({ counts, linkTo, later }: SpeciesPanelProps) {
  const t = useTexts(texts)
  const found = shown(counts)
  const plain = (
    <PanelCard title={t.bySpecies} state={counts} skeleton={<BarSkeleton />}>
      {(rows) => (
        <Card title={t.bySpecies}>
          <BarList
            label={t.bySpecies}
            rows={rows.map(({ art, name, anzahl }) => ({ id: String(art), name, value: anzahl, to: linkTo({ art }) }))}
          />
        </Card>
      )}
    </PanelCard>
  )
  return (
    <Suspense fallback={plain}>
      {later && found?.length ? <SpeciesCard rows={found} label={t.bySpecies} linkTo={linkTo} plain={plain} /> : plain}
    </Suspense>
  )
}
