import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { Mark } from '@waldkerf/ui/parts/MapView/Mark'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { answeredLook, statusLook } from '../beetleStatus.ts'

/** The one sign of an answer, wherever it is named. */
export const AnsweredMark = () => <Mark tone={answeredLook.tone} shape={answeredLook.shape} />

export interface StatusWordProps {
  status: string
  /** The reporter has answered: shown in place of the status, which screen readers still read. */
  answered?: boolean
  /** Whose it is now, by name; '' for nobody's. */
  by?: string
}

/** A status as mark and word: the same mark as on the map. */
export function StatusWord({ status, answered = false, by = '' }: StatusWordProps) {
  const { label, tone, shape } = statusLook(status)
  const language = useLanguage()
  return (
    <>
      {answered ? <AnsweredMark /> : <Mark tone={tone} shape={shape} />}
      {answered ? (
        <strong>
          <VisuallyHidden>{label[language]}, </VisuallyHidden>
          {answeredLook.label[language]}
        </strong>
      ) : (
        <span>{by ? `${label[language]}: ${by}` : label[language]}</span>
      )}
    </>
  )
}
