import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { Toggle } from '../filter/FilterBar.styles.ts'
import { texts } from './review.texts.ts'

/** Its words give way to what must be there on a narrow record. */
const Switch = styled(Toggle)`
  flex: none;
  border-color: transparent;

  @container record (max-width: 560px) {
    > span {
      ${visuallyHidden}
    }
  }
  @media (max-width: 767px) {
    flex: none;

    > span {
      ${visuallyHidden}
    }
  }
`

export interface GoOnSwitchProps {
  on: boolean
  onChange: (on: boolean) => void
}

/** Whether a decision leads on to the next record. */
export function GoOnSwitch({ on, onChange }: GoOnSwitchProps) {
  const t = useTexts(texts)
  return (
    <Switch type="button" title={t.goOn} aria-pressed={on} onClick={() => onChange(!on)}>
      <Icon name={on ? 'check' : 'arrow-right'} size={16} />
      <span>{t.goOn}</span>
    </Switch>
  )
}
