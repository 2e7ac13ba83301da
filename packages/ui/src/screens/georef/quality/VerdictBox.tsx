import { verdictLimits } from '@waldkerf/domain/georef/quality/verdict'
import type { Fit } from '@waldkerf/domain/georef/solver/fit'
import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { useSay } from '../model/pageMessage.ts'
import { texts } from './quality.texts.ts'
import { Verdict } from './quality.styles.ts'
import { useFigure } from './useFigure.ts'
import { verdictIcons } from './verdictIcons.ts'

export interface VerdictBoxProps {
  work: Workplace
  fit: Fit
  assessment: Pick<Assessment, 'judgement' | 'worst'>
  /** Leads to a point on scan and map. */
  onShow: (id: number) => void
}

/** The georeferencing in one word, why, and the point to look at first. */
export function VerdictBox({ work, fit, assessment: { judgement, worst }, onShow }: VerdictBoxProps) {
  const t = useTexts(texts)
  const say = useSay()
  const { number } = useFormat()
  const figure = useFigure()
  const { reason, millimetres } = judgement
  const verdict = judgement.verdict ?? 'none'
  const limits = { good: number(verdictLimits.good), doubtful: number(verdictLimits.doubtful) }
  const why = {
    ...t.reasons,
    noFit: fit.ok ? '' : say(fit.message),
    error: t.reasons.error(figure(millimetres), limits),
  }[reason]
  const id = worst && work.points[worst.nr - 1]?.id
  return (
    <Verdict data-verdict={verdict} role="status">
      <strong>
        <Icon name={verdictIcons[verdict]} size={16} />
        {t.verdicts[verdict]}
      </strong>
      <p>{why}</p>
      {worst && id !== undefined && id !== null && (
        <div>
          <p>{t.worst(number(worst.nr), figure(worst.distance))}</p>
          <Button onClick={() => onShow(id)}>{t.show(number(worst.nr))}</Button>
        </div>
      )}
    </Verdict>
  )
}
