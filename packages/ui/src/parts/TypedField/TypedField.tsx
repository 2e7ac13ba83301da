import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { useAhead } from './useAhead.ts'

export interface TypedFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string
  onChange: (value: string) => void
}

/** A text field that shows every letter at once, though its effect follows later: in the address, in a large list. */
export function TypedField({ value, onChange, ...rest }: TypedFieldProps) {
  const [typed, tell] = useAhead(value, onChange)
  return <TextField {...rest} value={typed} onChange={({ currentTarget }) => tell(currentTarget.value)} />
}
