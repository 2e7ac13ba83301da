import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { CheckButton, type CheckedStateProps, isCheckDue } from '../quality/CheckedState.tsx'
import { VerdictLine } from '../quality/VerdictLine.tsx'
import { HalfPoints, type HalfPointsProps } from './LookBar.tsx'

export interface PhoneLineProps extends Pick<HalfPointsProps, 'sheet' | 'working' | 'onShow'> {
  work: Workplace
  /** Absent until the points were looked at. */
  assessment: Assessment | undefined
  /** The next step of setting points, in words. */
  step: string
  /** The map's state and how it is called checked; `onCheck` absent: not here. */
  check: Pick<CheckedStateProps, 'status' | 'isSaved'> & { onCheck: CheckedStateProps['onCheck'] | undefined }
  /** Leads to the box of the verdict. */
  onOpen: () => void
}

/** What is to be done, in the line that stays in view whichever pane is shown: a point's other side, the verdict, the last step. */
export function PhoneLine({ work, assessment, step, check, onOpen, ...halves }: PhoneLineProps) {
  const { status, isSaved, onCheck } = check
  const isDue = onCheck && isCheckDue({ status, isSaved, assessment, type: work.type })
  return (
    <>
      <HalfPoints points={work.points} {...halves}>
        {halves.working === undefined ? (
          <VerdictLine assessment={assessment} next={step} isBrief={isDue} onOpen={onOpen} />
        ) : (
          <p>{step}</p>
        )}
      </HalfPoints>
      {isDue && <CheckButton isSaved isNext onCheck={onCheck} />}
    </>
  )
}
