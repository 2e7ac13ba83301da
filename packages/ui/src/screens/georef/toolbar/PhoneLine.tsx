import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import { CheckButton, type CheckDue, type CheckedStateProps, isCheckDue } from '../quality/CheckedState.tsx'
import { VerdictLine } from '../quality/VerdictLine.tsx'
import { HalfPoints, type HalfPointsProps } from './LookBar.tsx'

export interface PhoneLineProps extends Omit<HalfPointsProps, 'children'> {
  /** Absent until the points were looked at. */
  assessment: Assessment | undefined
  /** The next step of setting points, in words. */
  step: string
  /** The map's state and how it is called checked; `onCheck` absent: not here. */
  check: Omit<CheckDue, 'assessment'> & { onCheck: CheckedStateProps['onCheck'] | undefined }
  /** Leads to the box of the verdict. */
  onOpen: () => void
}

/** The next thing to do, in the line that stays in view whichever pane is shown: a point's other side, the verdict, the last step. */
export function PhoneLine({ assessment, step, check, onOpen, ...halves }: PhoneLineProps) {
  const { onCheck, ...state } = check
  const isDue = onCheck && isCheckDue({ ...state, assessment })
  return (
    <>
      <HalfPoints {...halves}>
        {halves.working === undefined ? (
          <VerdictLine assessment={assessment} type={state.type} next={step} isBrief={isDue} onOpen={onOpen} />
        ) : (
          <p>{step}</p>
        )}
      </HalfPoints>
      {isDue && <CheckButton isSaved isNext onCheck={onCheck} />}
    </>
  )
}
