import { useId } from 'react'
import { styled } from 'styled-components'
import { space, weight } from '@waldkerf/ui/theme/tokens'

const Box = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space(2)};
    font-weight: ${weight('medium')};
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 24px;
    cursor: pointer;
  }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
  }
`

export interface RadioRowProps<Value> {
  legend: string
  /** `lang` where the words are of another language. */
  options: readonly { value: Value; label: string; lang?: string }[]
  value: Value
  disabled?: boolean
  onChange: (value: Value) => void
}

/** One of a few, all in view, in a row. */
export function RadioRow<Value extends string | number>(props: RadioRowProps<Value>) {
  const { legend, options, value: chosen, disabled, onChange } = props
  // Kept pages stay in the DOM: a group name of its own keeps the radio buttons of two pages apart.
  const group = useId()
  return (
    <Box disabled={disabled}>
      <legend>{legend}</legend>
      {options.map(({ value, label, lang }) => (
        <label key={value} lang={lang}>
          <input type="radio" name={group} checked={value === chosen} onChange={() => onChange(value)} />
          {label}
        </label>
      ))}
    </Box>
  )
}
