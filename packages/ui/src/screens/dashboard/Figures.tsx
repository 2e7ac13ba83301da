import type { CountBySpecies, CountByState } from '@waldkerf/domain/entities/beetles'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { type Loadable, shown } from '../../parts/Loadable/Loadable.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { Stat } from '../../parts/Stat/Stat.tsx'
import { FigureRow } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'

interface FiguresProps {
  byState: Loadable<CountByState[]>
  bySpecies: Loadable<CountBySpecies[]>
}

const bone = <Skeleton width={96} height={24} />

const value = (of: Loadable<unknown>, text: string | undefined) => text ?? (of.status === 'loading' ? bone : '–')

/** The row of four figures. What failed to load shows a dash; its panel below says why. */
export function Figures({ byState, bySpecies }: FiguresProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const states = shown(byState)
  const species = shown(bySpecies)
  const total = states?.reduce((sum, { anzahl }) => sum + anzahl, 0)
  const [commonest] = species ?? []
  const [most] = states ?? []
  return (
    <FigureRow>
      <Stat
        label={t.published}
        value={value(byState, total === undefined ? undefined : format.number(total))}
        note={t.ofStates}
      />
      <Stat
        label={t.states}
        value={value(byState, states && String(states.filter(({ bundesland }) => bundesland !== '').length))}
        note={most?.bundesland ? t.inState(most.bundesland) : ' '}
      />
      <Stat
        label={t.commonest}
        value={value(bySpecies, species && (commonest?.name ?? '–'))}
        note={commonest && total ? t.share(Math.round((100 * commonest.anzahl) / total)) : ' '}
      />
      <Stat label={t.species} value={value(bySpecies, species && String(species.length))} note={t.speciesNote} />
    </FigureRow>
  )
}
