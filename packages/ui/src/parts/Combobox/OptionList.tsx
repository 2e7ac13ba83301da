import { type RefObject, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '../Icon/Icon.tsx'
import { Floating, Nothing, Option, Options, Pictured } from './Combobox.styles.ts'
import { texts } from '../parts.texts.ts'
import type { ComboboxOption } from './matchOptions.ts'
import { usePlacedBelow } from './usePlacedBelow.ts'

export interface OptionListProps {
  /** Of the field: the list and its options are named after it. */
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  choice: { found: readonly ComboboxOption[]; cursor: number; choose: (option: ComboboxOption) => void }
  value: string
}

/** The options that float at the field while one is looked for. */
export function OptionList({ id, label, anchor, choice, value }: OptionListProps) {
  const t = useTexts(texts).combobox
  const list = useRef<HTMLDivElement>(null)
  usePlacedBelow(list, anchor, true)
  const { found, cursor, choose } = choice
  return (
    // A press in the list must not take the focus from the field, or the list would close under the pointer.
    <Floating ref={list} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      {found.length === 0 && <Nothing>{t.nothing}</Nothing>}
      {found.length > 0 && (
        <Options id={`${id}-list`} role="listbox" aria-label={label}>
          {found.map((option, index) => (
            <Option
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={option.value === value}
              data-cursor={index === cursor}
              ref={index === cursor ? scrollToIt : undefined}
              onClick={() => choose(option)}
            >
              {option.picture && <Pictured>{option.picture}</Pictured>}
              <span>
                {option.label}
                {option.detail && <small>{option.detail}</small>}
              </span>
              {option.value === value && <Icon name="check" size={16} />}
            </Option>
          ))}
        </Options>
      )}
    </Floating>
  )
}

const scrollToIt = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' })
}
