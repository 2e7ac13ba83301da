import { type ReactNode, useState } from 'react'
import { useHandedFocus } from '../../browser/useHandedFocus.ts'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../Button/Button.tsx'
import { Actions, Bar, Fields, Fold, Title } from './FilterBar.styles.ts'
import { texts } from './FilterBar.texts.ts'

// Pieces for a bar that is put together otherwise, and for fields of a screen's own.
export { Bar, Chip, Chips, FieldPlace, Fields, Title } from './FilterBar.styles.ts'

export interface FilterBarProps {
  /** The bar's accessible name. */
  label: string
  /** For a list whose title stands in the bar: its name, how many rows it shows, and what is done with it. */
  head?: { title: string; count: ReactNode; actions: ReactNode }
  /** FilterChips. */
  chips?: ReactNode
  /** Absent: nothing narrows the list. */
  onReset?: (() => void) | undefined
  /** The fields. */
  children: ReactNode
}

/**
 * Shows and changes a list's filter. Every change applies at once; one button resets all of it. On a phone all but chips and
 * search is folded away until it is asked for.
 */
export function FilterBar({ label, head, chips, onReset, children }: FilterBarProps) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const bar = useHandedFocus<HTMLElement>()
  const fields = (
    <>
      {children}
      {onReset && (
        <Button variant="quiet" icon="reset" onClick={onReset}>
          {t.reset}
        </Button>
      )}
    </>
  )
  if (!head) {
    return (
      <Bar ref={bar} aria-label={label} data-form="page" data-folded={!isOpen || undefined}>
        {chips}
        <Fold>
          <Button variant="quiet" icon="filter" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t.more}
          </Button>
        </Fold>
        {fields}
      </Bar>
    )
  }
  return (
    <Bar ref={bar} aria-label={label}>
      <Title>
        <h1 tabIndex={-1}>{head.title}</h1>
        <output>{head.count}</output>
      </Title>
      {chips}
      <Actions>{head.actions}</Actions>
      <Fields $whole>{fields}</Fields>
    </Bar>
  )
}
