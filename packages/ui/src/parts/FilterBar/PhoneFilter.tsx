import { type ReactNode, useState } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Bar, OneLine, Sheet } from './FilterBar.styles.ts'
import { texts } from './FilterBar.texts.ts'

export interface PhoneFilterProps {
  /** The bar's accessible name. */
  label: string
  /** Its only field: the words that are looked for. */
  search: ReactNode
  /** How many other parts of the filter narrow the list. */
  set: number
  /** How many rows are left, in words: stands in the sheet while it changes. */
  result: ReactNode
  /** Absent: nothing narrows the list. */
  onReset?: (() => void) | undefined
  /** Beside the button, such as the saved views. */
  tools?: ReactNode
  /** Chips and fields: everything but the words. */
  children: ReactNode
}

/** A list's filter on a phone: one line with the search, and a sheet from below with all the rest. */
export function PhoneFilter({ label, search, set, result, onReset, tools, children }: PhoneFilterProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <Bar aria-label={label}>
      <OneLine data-filter>
        {search}
        <Button icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {set > 0 ? t.filterSet(number(set)) : t.filter}
        </Button>
        {tools}
      </OneLine>
      <Dialog
        open={isOpen}
        title={label}
        onClose={() => setOpen(false)}
        actions={
          <>
            {onReset && (
              <Button variant="quiet" icon="reset" onClick={onReset}>
                {t.reset}
              </Button>
            )}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t.show}
            </Button>
          </>
        }
      >
        <Sheet>
          <output>{result}</output>
          {children}
        </Sheet>
      </Dialog>
    </Bar>
  )
}
