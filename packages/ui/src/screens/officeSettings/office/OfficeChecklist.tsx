import type { OfficePart, SettingsPart } from '@waldkerf/domain/officeSettings/settingsFindings'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../SettingsScreen.texts.ts'

const List = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space(2)};
    min-height: 32px;
    font-size: ${fontSize(13)};
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  /* The reason of a wrong one has a line of its own. */
  > li > small:last-child:nth-child(4) {
    grid-column: 2 / -1;
    padding-block-end: ${space(1)};
    color: ${color.warningText};
  }
  a,
  button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.accentText};
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;

    &:hover {
      text-decoration: underline;
    }
  }
  [data-state='done'] :is(a, button) {
    color: ${color.textMuted};
  }
  [data-state='done'] > svg {
    color: ${color.successText};
  }
  [data-state='wrong'] > svg {
    color: ${color.warningText};
  }
`

/** A place that is still empty. */
const Ring = styled.span`
  width: 14px;
  height: 14px;
  margin-inline: 1px;
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius('round')};
`

export interface OfficeChecklistProps {
  label: string
  parts: readonly OfficePart[]
  /** The name of a part as the way to its field. */
  renderPart: (part: SettingsPart, name: string) => ReactNode
}

/** Parts of the office that invoices show, each with a mark and the way to its field. */
export function OfficeChecklist({ label, parts, renderPart }: OfficeChecklistProps) {
  const t = useTexts(texts).checklist
  return (
    <List aria-label={label}>
      {parts.map(({ part, state, rules }) => (
        <li key={part} data-state={state}>
          {state === 'missing' ? <Ring /> : <Icon name={state === 'done' ? 'check' : 'warning'} size={16} />}
          <span>{renderPart(part, t.parts[part])}</span>
          <small>{t.states[state]}</small>
          {state === 'wrong' && (
            <small>
              {rules
                .map((rule) => t.rules[rule])
                .filter(Boolean)
                .join(' · ')}
            </small>
          )}
        </li>
      ))}
    </List>
  )
}
