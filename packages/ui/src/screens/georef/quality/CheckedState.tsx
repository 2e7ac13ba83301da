import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import type { Verdict } from '@waldkerf/domain/georef/quality/verdict'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { texts as mapTexts } from '@waldkerf/ui/screens/gis/maps/MapsScreen.texts'
import { isFinished } from '@waldkerf/ui/screens/gis/maps/table/StatusCell'
import { texts } from '../GeorefScreen.texts.ts'
import { firstMend } from './outlierCure.ts'

export interface CheckedStateProps {
  /** The map's state, as it is stored. */
  status: string
  verdict: Verdict | null
  /** Unsaved points are not what would be called checked. */
  isSaved: boolean
  /** It is what comes next. */
  isNext: boolean
  /** Rejects with an error whose message is for people. */
  onCheck: () => Promise<void>
}

const toneIcons = { warning: 'warning', none: 'info', fine: 'check' } as const

/** The last step of a georeferencing that can be used: the map is called checked. An unusable one cannot be. */
export function CheckedState({ status, verdict, ...button }: CheckedStateProps) {
  const t = useTexts(texts).assessment.state
  const { statuses, contradicted } = useTexts(mapTexts)
  const isPhone = useScreenWidth() === 'phone'
  const name = statuses[status] ?? status
  if (isFinished(status)) {
    const isWrong = verdict === 'unusable'
    // Nothing can be judged: that the map is called checked is said, but it is no good sign.
    const tone = isWrong ? 'warning' : verdict === null ? 'none' : 'fine'
    return (
      <p role="status" data-tone={tone}>
        <Icon name={toneIcons[tone]} size={16} /> {isWrong ? contradicted(name) : t.is(name)}
      </p>
    )
  }
  if (verdict === null || verdict === 'unusable') return null
  // On a phone what comes next stands above all panes.
  return isPhone && button.isNext ? null : <CheckButton {...button} />
}

export interface CheckDue extends Pick<CheckedStateProps, 'status' | 'isSaved'> {
  assessment: Assessment | undefined
  type: TransformType
}

/** Saved and good, nothing would be better, and nobody has said so yet: it is what comes next. */
export const isCheckDue = ({ status, isSaved, assessment, type }: CheckDue): boolean =>
  isSaved &&
  !isFinished(status) &&
  assessment?.judgement.verdict === 'good' &&
  firstMend(assessment, type) === undefined

export function CheckButton({ isSaved, isNext, onCheck }: Omit<CheckedStateProps, 'status' | 'verdict'>) {
  const t = useTexts(texts).assessment.state
  const { busy, error, attempt } = useAttempt()
  return (
    <div>
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        busy={busy !== undefined}
        disabled={!isSaved}
        title={isSaved ? undefined : t.saveFirst}
        onClick={() => void attempt('check', onCheck)}
      >
        {t.check}
      </Button>
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
