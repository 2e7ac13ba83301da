import type { CountBySpecies } from '@waldkerf/domain/entities/beetles'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { BarList } from '../../parts/BarList/BarList.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { type Loadable, shown } from '../../parts/Loadable/Loadable.tsx'
import { texts } from './DashboardScreen.texts.ts'
import { BarBones, Panel } from './Panel.tsx'
import type { SpeciesCardProps } from './SpeciesCard.tsx'

/** The browser's first idle moment: what is heavy comes after the screen can be used. Safari cannot tell. */
const idle = () =>
  new Promise<unknown>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 2_000 })
    else setTimeout(done, 200)
  })

/** Chart and table come with the chart's library; where they cannot come the list stays. */
const SpeciesCard = lazy<(props: SpeciesCardProps) => ReactNode>(async () => {
  await idle()
  const loaded = await import('./SpeciesCard.tsx').then((module) => module.withLibrary()).catch(() => undefined)
  return { default: loaded ?? (({ plain }) => plain) }
})

interface SpeciesPanelProps {
  counts: Loadable<CountBySpecies[]>
  linkTo: (art: number) => string | undefined
}

/** Species as a list of bars, at once and without a library; then as a chart with a table. */
export function SpeciesPanel({ counts, linkTo }: SpeciesPanelProps) {
  const t = useTexts(texts)
  const found = shown(counts)
  const plain = (
    <Card title={t.bySpecies}>
      <Panel state={counts} bones={<BarBones />}>
        {(rows) => (
          <BarList
            label={t.bySpecies}
            rows={rows.map(({ art, name, anzahl }) => ({ id: String(art), name, value: anzahl, to: linkTo(art) }))}
          />
        )}
      </Panel>
    </Card>
  )
  if (!found?.length) return plain
  return (
    <Suspense fallback={plain}>
      <SpeciesCard rows={found} label={t.bySpecies} linkTo={linkTo} plain={plain} />
    </Suspense>
  )
}
