import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, motion, radius, space } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { texts } from './review.texts.ts'

/** A track and a knob that stands at its end when it is on. Its words give way to what must be there on a narrow record. */
const Switch = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  font-size: ${fontSize(13)};
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
  > i {
    width: 32px;
    height: 20px;
    padding: 2px;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius('round')};
    background: ${color.pressed};
    transition: background ${motion('small')};
  }
  > i::after {
    display: block;
    width: 14px;
    height: 14px;
    border-radius: ${radius('round')};
    background: ${color.textMuted};
    content: '';
    transition: transform ${motion('small')};
  }
  &[aria-checked='true'] > i {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &[aria-checked='true'] > i::after {
    background: ${color.onAccent};
    transform: translateX(12px);
  }
  @media (forced-colors: active) {
    > i::after {
      background: ButtonText;
    }
    &[aria-checked='true'] > i {
      background: Highlight;
    }
  }
  @container record (max-width: 560px) {
    > span {
      ${visuallyHidden}
    }
  }
  @media (max-width: 767px) {
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
    <Switch type="button" role="switch" title={t.goOn} aria-checked={on} onClick={() => onChange(!on)}>
      <i />
      <span>{t.goOn}</span>
    </Switch>
  )
}
