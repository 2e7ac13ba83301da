import { typeLabels } from '@waldkerf/domain/georef/labels/typeLabels'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import type { TypeRank } from '@waldkerf/domain/georef/workplace/assessment'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { useSay } from '../model/pageMessage.ts'
import { fixedNumber, tellingDigits } from '../model/shownNumber.ts'
import { texts } from './quality.texts.ts'
import { Ranking } from './quality.styles.ts'

export interface TypeRankingProps {
  ranking: readonly TypeRank[]
  current: TransformType
  onUse: (type: TransformType) => void
}

/** All types, the one that predicts best first; a small residual alone is no reason to take a type. */
export function TypeRanking({ ranking, current, onUse }: TypeRankingProps) {
  const t = useTexts(texts)
  const say = useSay()
  const language = useLanguage()
  const column = (values: readonly (number | null)[]) => {
    const digits = tellingDigits(values, 3)
    return (value: number | null) => (value === null ? '–' : fixedNumber(value, language, digits))
  }
  const fitted = column(ranking.map(({ fitError }) => fitError))
  const predicted = column(ranking.map(({ leaveOneOut }) => leaveOneOut))
  return (
    <Ranking aria-label={t.types}>
      <thead>
        <tr>
          <th scope="col">{t.type}</th>
          <th scope="col">{t.fitError}</th>
          <th scope="col">{t.prediction}</th>
        </tr>
      </thead>
      <tbody>
        {ranking.map(({ type, fitError, leaveOneOut, recommended, overfits, refusal }) => (
          <tr key={type} data-current={type === current}>
            <td>
              {type === current ? (
                say(typeLabels[type])
              ) : (
                <button type="button" aria-label={t.use(say(typeLabels[type]))} onClick={() => onUse(type)}>
                  {say(typeLabels[type])}
                </button>
              )}
              {recommended && <small>{t.recommended}</small>}
              {overfits && <small>{t.overfits}</small>}
              {refusal && <small>{say(refusal)}</small>}
            </td>
            <td>{fitted(fitError)}</td>
            <td>{predicted(leaveOneOut)}</td>
          </tr>
        ))}
      </tbody>
    </Ranking>
  )
}
