import { sumShares } from '@waldkerf/domain/surveys/surveyShares'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Stat } from '@waldkerf/ui/parts/Stat/Stat'
import type { ClassShares, SurveysState } from './surveysTypes.ts'
import { Stats } from './SurveysScreen.styles.ts'
import { texts } from './SurveysScreen.texts.ts'
import { percent } from './SurveyCard.tsx'

/** Shares of several classes that are counted alike, as one. */
const together = (rows: readonly ClassShares[]) => ({
  surveyed: rows.reduce((sum, { surveyed }) => sum + surveyed, 0),
  whole: rows.reduce((sum, row) => sum + sumShares(row), 0),
})

const unknown = '–'

/** The survey in four figures; an unknown one is a dash. */
export function SurveyStats({
  shares,
  total,
  cadastres,
  unit,
}: Pick<SurveysState, 'shares' | 'total' | 'cadastres' | 'unit'>) {
  const words = useTexts(texts)
  const t = words.stats
  const { number } = useFormat()
  const rows = shown(shares)
  const pieces = rows && together(rows.filter(({ surveyClass }) => surveyClass !== 'drae'))
  const drains = rows && together(rows.filter(({ surveyClass }) => surveyClass === 'drae'))
  const length = shown(total)
  const clients = shown(cadastres)
  const on = clients?.filter(({ kataster_status }) => kataster_status).length ?? 0
  const surveyedShare = (part: typeof pieces) =>
    part && part.whole > 0 ? percent(part.surveyed / part.whole) : unknown
  return (
    <Stats>
      <Stat
        label={t.surveyed}
        value={surveyedShare(pieces)}
        note={pieces && pieces.whole > 0 && t.of(number(pieces.surveyed), number(pieces.whole))}
      />
      <Stat
        label={t.drains}
        value={surveyedShare(drains)}
        note={
          drains &&
          drains.whole > 0 &&
          t.of(number(Math.round(drains.surveyed)), words.length(number(Math.round(drains.whole)), unit))
        }
      />
      <Stat
        label={t.total}
        value={length === undefined ? unknown : words.length(number(length), unit)}
        note={t.allClients}
      />
      <Stat
        label={t.cadastre}
        value={clients && clients.length > 0 ? t.of(number(on), number(clients.length)) : unknown}
        note={t.allClients}
      />
    </Stats>
  )
}
