import type { Fit } from '@waldkerf/domain/georef/solver/fit'
import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import type { Change, Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { CheckList } from './CheckList.tsx'
import { Card, Figures } from './quality.styles.ts'
import { texts } from './quality.texts.ts'
import { TypeRanking } from './TypeRanking.tsx'
import { useFigure } from './useFigure.ts'
import { VerdictBox } from './VerdictBox.tsx'

export interface QualityCardProps {
  work: Workplace
  fit: Fit
  /** Absent until the points were looked at. */
  assessment: Assessment | undefined
  onChange: (change: Change) => void
  onShow: (id: number) => void
}

/** Quality of the points, the type that suits them, and suspicious findings. Always in view. */
export function QualityCard({ work, fit, assessment, onChange, onShow }: QualityCardProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const figure = useFigure()
  const current = assessment?.ranking.find(({ type }) => type === work.type)
  const measures = assessment?.measures
  const rotation = number(Math.round((measures?.rotation ?? 0) * 100) / 100)
  return (
    <Card aria-label={t.heading}>
      <h2>{t.heading}</h2>
      {assessment && <VerdictBox work={work} fit={fit} assessment={assessment} onShow={onShow} />}
      <Figures>
        <div>
          <dt>{t.meanError}</dt>
          <dd>{fit.ok ? t.pixels(figure(fit.meanError)) : '–'}</dd>
        </div>
        <div title={t.leaveOneOutHint}>
          <dt>{t.leaveOneOut}</dt>
          <dd>{current?.leaveOneOut == null ? '–' : t.metres(figure(current.leaveOneOut))}</dd>
        </div>
      </Figures>
      {fit.ok && work.type === 'tps' && <p>{t.exact}</p>}
      {assessment && (
        <TypeRanking
          ranking={assessment.ranking}
          current={work.type}
          onUse={(type) => onChange({ kind: 'type', type })}
        />
      )}
      <h3>{t.checks}</h3>
      {measures && (
        <p>
          {measures.scale === null
            ? t.rotation(rotation)
            : t.measures(number(Number(measures.scale.toPrecision(3))), rotation)}
        </p>
      )}
      {assessment ? <CheckList work={work} assessment={assessment} onChange={onChange} /> : <p>{t.waiting}</p>}
    </Card>
  )
}
