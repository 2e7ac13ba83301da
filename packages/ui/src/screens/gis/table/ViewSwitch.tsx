import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { radius } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { Toggle } from '../filter/FilterBar.styles.ts'
import { texts } from '../GisScreen.texts.ts'
import type { GisLook } from '../gisTypes.ts'

/** Two buttons as one piece. */
const Pair = styled.fieldset`
  display: inline-flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > :first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > :last-child {
    margin-inline-start: -1px;
    border-radius: 0 ${radius('control')} ${radius('control')} 0;
  }
  > [aria-pressed='true'] {
    z-index: 1;
  }
  /* All of the filter stands in one line: the signs are known, and their words a tooltip. */
  @media (max-width: 1599px) {
    span {
      ${visuallyHidden}
    }
  }
`

const views = [
  { id: 'table', icon: 'table' },
  { id: 'pictures', icon: 'picture' },
] as const

export interface ViewSwitchProps {
  view: GisLook['view']
  onChange: (view: GisLook['view']) => void
}

/** The list beside the map: as a table or by its pictures. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const t = useTexts(texts).view
  return (
    <Pair aria-label={t.label}>
      {views.map(({ id, icon }) => (
        <Toggle key={id} type="button" aria-pressed={id === view} title={t[id]} onClick={() => onChange(id)}>
          <Icon name={icon} size={16} />
          <span>{t[id]}</span>
        </Toggle>
      ))}
    </Pair>
  )
}
