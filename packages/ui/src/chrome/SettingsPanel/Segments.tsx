import { useId } from 'react'
import { styled } from 'styled-components'
import { color, controlHeight, fontSize, motion, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { Section } from './SettingsPanel.styles.ts'

export interface SegmentsProps<Value extends string> {
  label: string
  /** Words by value, in their order. */
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, side by side; a group of radio buttons to the keyboard and to screen readers. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <Section>
      <legend>{label}</legend>
      <Row>
        {(Object.keys(options) as Value[]).map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {options[option]}
          </label>
        ))}
      </Row>
    </Section>
  )
}

const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  padding: 2px;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('control')};
  background: ${color.page};

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: calc(${controlHeight} - 6px);
    padding-inline: ${space(2)};
    border-radius: 4px;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    cursor: pointer;
    transition: background-color ${motion('small')};
  }
  label:hover {
    color: ${color.text};
  }
  label:has(:checked) {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: ${weight('medium')};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
