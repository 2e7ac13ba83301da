import { useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Field } from '../Field/Field.tsx'
import { Pictured } from '../Field/Field.styles.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Input } from './Combobox.styles.ts'
import { texts } from '../parts.texts.ts'
import { OptionList } from './OptionList.tsx'
import { type Choice, useChoice } from './useChoice.ts'

export type { ComboboxOption } from './matchOptions.ts'

export interface ComboboxProps extends Choice {
  label: string
  hint?: string
  error?: string | undefined
  placeholder?: string
}

/** A choice from many by typing: arrows move, Enter chooses, Escape takes the typing back. */
export function Combobox({ label, hint, error, options, value, onChange, placeholder, search }: ComboboxProps) {
  const t = useTexts(texts).combobox
  const input = useRef<HTMLInputElement>(null)
  const choice = useChoice({ options, value, onChange, search })
  const { open, typed, found, cursor } = choice
  const chosen = options.find((option) => option.value === value)
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <Pictured $side="end">
          <Input
            {...field}
            ref={input}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={found.length > 0 ? `${field.id}-list` : undefined}
            aria-activedescendant={found[cursor] && `${field.id}-${cursor}`}
            placeholder={placeholder}
            value={typed ?? chosen?.label ?? ''}
            onChange={(event) => choice.type(event.target.value)}
            onClick={choice.show}
            onFocus={(event) => event.target.select()}
            onBlur={choice.close}
            onKeyDown={choice.onKeyDown}
          />
          <Icon name="chevron-down" size={16} />
          {open && (typed || found.length > 0) && (
            <OptionList id={field.id} label={label} anchor={input} choice={choice} value={value} />
          )}
          <VisuallyHidden role="status">{typed === undefined ? '' : t.found(found.length)}</VisuallyHidden>
        </Pictured>
      )}
    </Field>
  )
}
