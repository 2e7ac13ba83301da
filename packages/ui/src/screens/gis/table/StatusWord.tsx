import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Mark } from '@waldkerf/ui/parts/MapView/Mark'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { answeredLabel, statusLook } from '../beetleStatus.ts'

/** The one sign of an answer, wherever it is named. */
export const AnsweredMark = () => (
  <Tick>
    <Icon name="check" size={16} />
  </Tick>
)

const Tick = styled.span`
  display: inline-flex;
  color: ${color.infoText};
`

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
          {answeredLabel[language]}
        </strong>
      ) : (
        <span>{by ? `${label[language]}: ${by}` : label[language]}</span>
      )}
    </>
  )
}
