import { isNamed } from '@waldkerf/domain/beetles/isNamed'
import type { CountBySpecies, CountByState } from '@waldkerf/domain/entities/beetles/beetleCounts'
import type { ReactNode } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Stat } from '@waldkerf/ui/parts/Stat/Stat'
import { FigureName, FigureRow } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'

/** Where a figure leads: the published finds, narrowed to what it counts; undefined for those who may not open them. */
export type LinkToFinds = (narrowed: { bundesland?: string; art?: number }) => string | undefined

interface FiguresProps {
  byState: Loadable<CountByState[]>
  bySpecies: Loadable<CountBySpecies[]>
  linkTo: LinkToFinds
}

/** Keeps the note's line while there is nothing to say. */
const blank = '\u00a0'

const skeleton = <Skeleton width={96} height={32} />

const value = (counts: Loadable<unknown>, content: ReactNode) =>
  content ?? (counts.status === 'loading' ? skeleton : '–')

const linked = (to: string | undefined, content: ReactNode) => (to ? <Link to={to}>{content}</Link> : content)

/** Four figures of all published finds. */
export function Figures({ byState, bySpecies, linkTo }: FiguresProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const states = shown(byState)
  const species = shown(bySpecies)
  const total = states?.reduce((sum, { anzahl }) => sum + anzahl, 0)
  const commonest = species?.[0]
  const named = states?.filter(({ bundesland }) => bundesland !== '')
  const most = named?.[0]
  const name = commonest && <FigureName>{linked(linkTo({ art: commonest.art }), commonest.name)}</FigureName>
  return (
    <FigureRow>
      <Stat
        bare
        label={t.published}
        value={value(byState, total === undefined ? undefined : linked(linkTo({}), format.number(total)))}
        note={t.ofStates}
      />
      <Stat
        bare
        label={t.states}
        value={value(byState, named?.length)}
        note={most ? linked(linkTo({ bundesland: most.bundesland }), t.inState(most.bundesland)) : blank}
      />
      <Stat
        bare
        label={t.commonest}
        value={value(bySpecies, species && (name ?? '–'))}
        note={commonest && total ? t.share(Math.round((100 * commonest.anzahl) / total)) : blank}
      />
      <Stat bare label={t.species} value={value(bySpecies, species?.filter(isNamed).length)} />
    </FigureRow>
  )
}
