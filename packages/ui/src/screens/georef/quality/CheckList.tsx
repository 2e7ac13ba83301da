import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import { isWeakness } from '@waldkerf/domain/georef/quality/verdict'
import type { Change, Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from '../GeorefScreen.texts.ts'
import { useMessageText } from '../model/useMessageText.ts'
import { firstSlip, isOutlierFirst, slipCure, useOutlierCure } from './outlierCure.ts'
import { Checks } from './quality.styles.ts'

export interface CheckListProps {
  work: Workplace
  assessment: Assessment
  /** With too few points for a transformation nothing is said to be fine. */
  isFitted: boolean
  onChange: (change: Change) => void
  /** Between heading and findings. */
  children?: ReactNode
}

/** A finding, and the remedy that one click applies. */
interface Check {
  key: string
  words: string
  remedy?: { label: string; change: Change } | undefined
}

/** Suspicious findings, worst first. Each is for a person to judge; every remedy can be undone. */
export function CheckList({ work, assessment, isFitted, onChange, children }: CheckListProps) {
  const t = useTexts(texts).assessment
  const checks = useChecks(work, assessment)
  if (checks.length === 0 && !isFitted) return null
  return (
    <>
      <h3>{t.checks}</h3>
      {children}
      <Checks>
        {checks.length === 0 && !firstSlip(assessment) && (
          <li data-fine>
            <Icon name="check" size={16} />
            {t.fine}
          </li>
        )}
        {checks.map(({ key, words, remedy }) => (
          <li key={key}>
            <Icon name="warning" size={16} />
            <div>
              {words}
              {remedy && (
                <div>
                  <Button onClick={() => onChange(remedy.change)}>{remedy.label}</Button>
                </div>
              )}
            </div>
          </li>
        ))}
      </Checks>
    </>
  )
}

function useChecks(work: Workplace, assessment: Assessment): Check[] {
  const { slip, findings, layout, zones } = assessment
  const t = useTexts(texts).assessment
  const say = useMessageText()
  const cure = useOutlierCure(work, assessment)
  const pointId = (nr: number) => work.points[nr - 1]?.id ?? 0
  const pointIds = (nrs: readonly number[]) => nrs.map(pointId)
  const checks: Check[] = zones.map(({ message, swapped, points }) => ({
    key: `zone ${points.join()}`,
    words: say(message),
    remedy: swapped ? { label: t.swap, change: { kind: 'swapAxes', ids: pointIds(points) } } : undefined,
  }))
  for (const { reason, message } of findings) {
    checks.push({
      key: reason,
      words: say(message),
      remedy: findRemedy(reason, t, pointIds(work.points.map((_, at) => at + 1))),
    })
  }
  if (slip && !firstSlip(assessment)) {
    checks.push({ key: 'slip', words: say(slip.message), remedy: { label: t.correct, change: slipCure(work, slip) } })
  }
  if (cure && !isOutlierFirst(assessment)) checks.push({ key: 'outlier', words: cure.words, remedy: cure })
  // With the verdict stands already what it is about.
  const isSaid = assessment.judgement.reason === 'layout'
  const left = layout.filter((finding) => !(isSaid && isWeakness(finding)))
  return [
    ...checks,
    ...left.map(({ reason, points, message }) => ({ key: `${reason} ${points.join()}`, words: say(message) })),
  ]
}

/** The change that corrects a mirrored sheet. */
function findRemedy(
  reason: string,
  words: { swap: string; turnRows: string },
  all: readonly number[],
): Check['remedy'] {
  if (reason === 'rows') return { label: words.turnRows, change: { kind: 'turnRows' } }
  if (reason === 'swapped') return { label: words.swap, change: { kind: 'swapAxes', ids: all } }
  return undefined
}
