import { type KeyboardEvent, useId, useState } from 'react'
import { Field } from '../Field/Field.tsx'
import { Input, List, Option, Place } from './Combobox.styles.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** A second line, also searched: a scientific name, a synonym. */
  detail?: string | undefined
}

export interface ComboboxProps {
  label: string
  options: readonly ComboboxOption[]
  /** The chosen option's value; one that is no option shows as empty. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
}

/** Words in any order, anywhere in label or detail; as many as a list can sensibly show. */
export function matchOptions(options: readonly ComboboxOption[], search: string, limit = 60) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ label, detail = '' }: ComboboxOption) => {
    const text = `${label} ${detail}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return options.filter(fits).slice(0, limit)
}

/** A choice from many by typing: arrows move, Enter chooses, Escape takes the typing back. */
export function Combobox({ label, options, value, onChange, placeholder }: ComboboxProps) {
  const list = useId()
  const [search, setSearch] = useState<string>()
  const [cursor, setCursor] = useState(0)
  const isOpen = search !== undefined
  const found = isOpen ? matchOptions(options, search) : []
  const chosen = options.find((option) => option.value === value)

  const open = (text: string) => {
    setSearch(text)
    setCursor(text === '' ? Math.max(0, options.findIndex((option) => option.value === value)) : 0)
  }
  const choose = (option: ComboboxOption | undefined) => {
    setSearch(undefined)
    if (option && option.value !== value) onChange(option.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const move = moves[event.key]
    if (move !== undefined) {
      event.preventDefault()
      if (isOpen) setCursor(Math.max(0, Math.min(found.length - 1, cursor + move)))
      else open('')
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(found[cursor])
    } else if (event.key === 'Escape' && isOpen) {
      // Only the list closes, not the panel around it.
      event.stopPropagation()
      setSearch(undefined)
    }
  }
  return (
    <Field label={label}>
      {(field) => (
        <Place>
          <Input
            {...field}
            role="combobox"
            autoComplete="off"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-activedescendant={isOpen && found[cursor] ? `${list}-${cursor}` : undefined}
            placeholder={placeholder}
            value={search ?? chosen?.label ?? ''}
            onChange={(event) => open(event.target.value)}
            onClick={() => !isOpen && open('')}
            onFocus={(event) => event.target.select()}
            onBlur={() => setSearch(undefined)}
            onKeyDown={onKeyDown}
          />
          {isOpen && (
            <List id={list} role="listbox" aria-label={label}>
              {found.map((option, index) => (
                <Option
                  key={option.value}
                  id={`${list}-${index}`}
                  role="option"
                  aria-selected={index === cursor}
                  ref={(element) => {
                    if (index === cursor) element?.scrollIntoView({ block: 'nearest' })
                  }}
                  // Before blur, which would close the list under the pointer.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option.label}
                  {option.detail && <small>{option.detail}</small>}
                </Option>
              ))}
            </List>
          )}
        </Place>
      )}
    </Field>
  )
}
