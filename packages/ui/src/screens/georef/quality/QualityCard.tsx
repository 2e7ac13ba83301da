import { isWeakness, verdictLimits } from '@waldkerf/domain/georef/quality/verdict'
import { typeLabels } from '@waldkerf/domain/georef/labels/typeLabels'
import type { Fit } from '@waldkerf/domain/georef/solver/fit'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import type { Change, Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import type { ReactNode } from 'react'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from '../GeorefScreen.texts.ts'
import { useMessageText } from '../model/useMessageText.ts'
import { fixedNumber, tellingDigits, useFigure } from '../model/shownNumber.ts'
import { usePaperLength } from '../model/usePaperLength.ts'
import { CheckList } from './CheckList.tsx'
import { CheckedState, isCheckDue } from './CheckedState.tsx'
import { betterType, firstMend, firstSlip, isOutlierFirst, type Mend, slipCure, useOutlierCure } from './outlierCure.ts'
import { Card, Figures, Head, Ranking, Verdict, verdictIcons } from './quality.styles.ts'

interface VerdictBoxProps {
  work: Workplace
  fit: Fit
  assessment: Assessment
  /** Its button is the filled one: it mends the most. */
  next: Mend | undefined
  onUse: (type: TransformType) => void
  onChange: (change: Change) => void
  /** Leads to a point on scan and map. */
  onShow: (id: number) => void
}

/** Why the verdict is as it is, the point to look at first, and the type that would be better. */
function VerdictBox({ work, fit, assessment, next, onUse, onChange, onShow }: VerdictBoxProps) {
  const t = useTexts(texts).assessment
  const say = useMessageText()
  const { number } = useFormat()
  const { words } = usePaperLength(assessment, work.type)
  const { judgement, worst, ranking, layout } = assessment
  const { reason } = judgement
  const verdict = judgement.verdict ?? 'none'
  const limits = { good: number(verdictLimits.good), doubtful: number(verdictLimits.doubtful) }
  const why = {
    ...t.reasons,
    noFit: fit.ok ? '' : say(fit.message),
    error: t.reasons.error(limits),
    layout: layout.flatMap((finding) => (isWeakness(finding) ? say(finding.message) : [])).join(' '),
  }[reason]
  const slip = firstSlip(assessment)
  // Where the points lie badly, none of them is the trouble.
  const id = (slip || reason !== 'layout') && worst && work.points[worst.nr - 1]?.id
  const outlier = useOutlierCure(work, assessment)
  const cure = isOutlierFirst(assessment) ? outlier : undefined
  const error = ranking.find(({ type }) => type === work.type)?.leaveOneOut ?? Infinity
  const better = betterType(assessment, work.type)
  const variant = (mend: Mend) => (next === mend ? 'primary' : 'secondary')
  return (
    <Verdict data-verdict={verdict} role="status">
      {!slip && <p>{why}</p>}
      {worst && typeof id === 'number' && (
        <div>
          <p>{slip ? say(slip.message) : cure ? cure.words : t.worst(number(worst.nr), words(worst.distance))}</p>
          {slip && (
            <Button variant={variant('slip')} onClick={() => onChange(slipCure(work, slip))}>
              {t.correct}
            </Button>
          )}
          <Button variant={variant('worst')} onClick={() => onShow(id)}>
            {t.show(number(worst.nr))}
          </Button>
          {cure && (
            <>
              {slip && <p>{cure.words}</p>}
              <Button variant={variant('outlier')} onClick={() => onChange(cure.change)}>
                {cure.label}
              </Button>
            </>
          )}
        </div>
      )}
      {better && (
        <div>
          <p>
            {t.better(
              say(typeLabels[better.type]),
              words(better.leaveOneOut ?? NaN),
              Number.isFinite(error) && words(error),
            )}
          </p>
          <Button variant={variant('better')} onClick={() => onUse(better.type)}>
            {t.apply(say(typeLabels[better.type]))}
          </Button>
        </div>
      )}
      {slip && <p>{why}</p>}
    </Verdict>
  )
}

/** Lengths with the same decimals wherever they stand; a dash where there is none. */
function useColumn(values: readonly (number | null)[]) {
  const language = useLanguage()
  const digits = tellingDigits(values, 3)
  return (value: number | null | undefined) => (value == null ? '–' : fixedNumber(value, language, digits))
}

interface TypeRankingProps {
  assessment: Assessment
  current: TransformType
  onUse: (type: TransformType) => void
}

/** All types, the one that predicts best first; a small residual alone is no reason to take a type. */
function TypeRanking({ assessment, current, onUse }: TypeRankingProps) {
  const t = useTexts(texts).assessment
  const say = useMessageText()
  const { unit, onPaper } = usePaperLength(assessment, current)
  const onPaperOr = (metres: number | null) => (metres === null ? null : onPaper(metres))
  const ranking = assessment.ranking.map((rank) => ({
    ...rank,
    fitError: onPaperOr(rank.fitError),
    leaveOneOut: onPaperOr(rank.leaveOneOut),
  }))
  const fitted = useColumn(ranking.map(({ fitError }) => fitError))
  const predicted = useColumn(ranking.map(({ leaveOneOut }) => leaveOneOut))
  return (
    <Ranking aria-label={t.types}>
      <thead>
        <tr>
          <th scope="col">{t.type}</th>
          <th scope="col">{t.fitError(unit)}</th>
          <th scope="col">{t.prediction(unit)}</th>
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

export interface QualityCardProps {
  work: Workplace
  fit: Fit
  /** Absent until the points were looked at. */
  assessment: Assessment | undefined
  /** Nothing waits to be saved. */
  isSaved?: boolean
  /** The map's state, as it is stored. */
  status?: string
  /** Absent: the state is not changed here. */
  onCheck?: (() => Promise<void>) | undefined
  onChange: (change: Change) => void
  onShow: (id: number) => void
  /** Below the verdict. */
  children?: ReactNode
}

/** Quality of the points, the type that suits them, and suspicious findings; with too few points only what is missing. */
export function QualityCard(props: QualityCardProps) {
  const { work, fit, assessment, isSaved = false, status = '', onCheck, onChange, onShow, children } = props
  const t = useTexts(texts).assessment
  const say = useMessageText()
  const { number } = useFormat()
  const figure = useFigure()
  const current = assessment?.ranking.find(({ type }) => type === work.type)
  const measures = assessment?.measures
  const rotation = number(Math.round((measures?.rotation ?? 0) * 100) / 100).replace('-', '−')
  const { unit, words } = usePaperLength(assessment, work.type)
  const best = assessment?.ranking.find(({ recommended }) => recommended)
  // A mean error that is zero whatever the points are would look like the best of all.
  const isForced = fit.ok && !!assessment && current?.leaveOneOut == null && figure(fit.meanError) === '0'
  const empty = fit.ok && work.type === 'tps' ? t.exact : isForced && t.noSpareError
  const verdict = assessment && (assessment.judgement.verdict ?? 'none')
  // Points that can be used are saved first.
  const isMended = isSaved || verdict === 'unusable'
  const mend = assessment && isMended ? firstMend(assessment, work.type) : undefined
  const onUse = (type: TransformType) => onChange({ kind: 'type', type })
  const slip = assessment && firstSlip(assessment)
  const box = assessment && (
    <VerdictBox
      work={work}
      fit={fit}
      assessment={assessment}
      next={mend}
      onUse={onUse}
      onChange={onChange}
      onShow={onShow}
    />
  )
  const isDue = isCheckDue({ status, isSaved, assessment, type: work.type })
  const checked = assessment && onCheck && (
    <CheckedState
      status={status}
      verdict={assessment.judgement.verdict}
      isSaved={isSaved}
      isNext={isDue}
      onCheck={onCheck}
    />
  )
  return (
    <Card aria-label={t.heading}>
      <Head>
        <h2>{t.heading}</h2>
        {verdict && (
          <strong data-verdict={verdict}>
            <Icon name={verdictIcons[verdict]} size={16} />
            {t.verdicts[verdict]}
          </strong>
        )}
      </Head>
      {slip && box}
      {fit.ok && (
        <Figures>
          <div title={t.leaveOneOutHint}>
            <dt>{t.leaveOneOut}</dt>
            <dd>
              {current?.leaveOneOut == null ? '–' : words(current.leaveOneOut)}
              {current?.leaveOneOut != null && unit === 'mm' && (
                <small>{t.onGround(figure(current.leaveOneOut))}</small>
              )}
            </dd>
          </div>
          <div>
            <dt>{t.meanError}</dt>
            <dd>
              {empty ? '–' : current?.fitError == null ? '' : words(current.fitError)}
              {!empty && <small>{t.pixels(figure(fit.meanError))}</small>}
            </dd>
          </div>
        </Figures>
      )}
      {isDue && checked}
      {!slip && box}
      {!isDue && checked}
      {children}
      {empty && <p>{empty}</p>}
      {assessment?.ranking.some(({ fitError }) => fitError !== null) && (
        <details
          onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'start' })}
        >
          <summary>
            {t.types}: {best ? t.best(say(typeLabels[best.type])) : t.noBest}
          </summary>
          <TypeRanking assessment={assessment} current={work.type} onUse={onUse} />
        </details>
      )}
      {assessment ? (
        <CheckList work={work} assessment={assessment} isFitted={fit.ok} onChange={onChange}>
          {measures && (
            <p>
              {measures.scale === null
                ? t.rotation(rotation)
                : t.measures(number(Number(measures.scale.toPrecision(3))), rotation)}
            </p>
          )}
        </CheckList>
      ) : (
        <p>{t.waiting}</p>
      )}
    </Card>
  )
}
