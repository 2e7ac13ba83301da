import { type KeyboardEvent, useState } from 'react'
import { type ComboboxOption, matchOptions } from './matchOptions.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

export interface Choice {
  options: readonly ComboboxOption[]
  /** The chosen option's value; one that is no option shows as empty. */
  value: string
  onChange: (value: string) => void
  /** The options a typed text leaves, the best first; absent: those in which each of its words occurs. */
  search?: ((typed: string) => readonly ComboboxOption[]) | undefined
}

/** State of a combobox: the typed text, the options that match it, the cursor, and the keys. */
export function useChoice({ options, value, onChange, search = (typed) => matchOptions(options, typed) }: Choice) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [cursor, setCursor] = useState(0)
  const found = open ? search(typed ?? '') : []

  const show = () => {
    if (open) return
    setCursor(
      Math.max(
        0,
        search('').findIndex((option) => option.value === value),
      ),
    )
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const type = (text: string) => {
    setOpen(true)
    setTyped(text)
    setCursor(0)
  }
  const choose = (option: ComboboxOption | undefined) => {
    close()
    if (option && option.value !== value) onChange(option.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (open) setCursor(Math.max(0, Math.min(found.length - 1, cursor + step)))
      else show()
    } else if (event.key === 'Enter' && (open || !options.some((option) => option.value === value))) {
      // Closed and without a choice, this key opens the list; it must not send the form around it.
      event.preventDefault()
      if (open) choose(found[cursor])
      else show()
    } else if (event.key === 'Escape' && open) {
      // Only the list closes, not the panel around it.
      event.stopPropagation()
      close()
    }
  }
  return { open, typed, found, cursor, show, close, type, choose, onKeyDown }
}
