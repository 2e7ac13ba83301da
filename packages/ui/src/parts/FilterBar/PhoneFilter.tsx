import { type ReactNode, useState } from 'react'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Bar, ChipRow, InWords, OneLine, Sheet } from './FilterBar.styles.ts'
import { texts } from '../parts.texts.ts'

export interface PhoneFilterProps {
  /** The bar's accessible name. */
  label: string
  /** The words that are looked for: a phone's only field in the bar. */
  search: ReactNode
  /** The other parts that narrow the list, each in words. */
  set: readonly string[]
  /** How many rows are left, in words: stands in the sheet while it changes. */
  result: ReactNode
  /** Absent: nothing narrows the list. */
  onReset?: (() => void) | undefined
  /** Beside the button, such as the saved views. */
  tools?: ReactNode
  /** In a row of their own below the search. */
  chips?: ReactNode
  /** Chips and fields: everything but the words. */
  children?: ReactNode
}

/** A list's filter on a phone: one line with the search, what else is set in words, and a sheet from below with all the rest. */
export function PhoneFilter({ label, search, set, result, onReset, tools, chips, children }: PhoneFilterProps) {
  const t = useTexts(texts).filterBar
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const bar = useHandedFocus<HTMLElement>()
  return (
    <Bar ref={bar} aria-label={label}>
      <OneLine data-filter>
        {search}
        <Button icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {set.length > 0 ? t.filterSet(number(set.length)) : t.filter}
        </Button>
        {tools}
      </OneLine>
      {set.length > 0 && (
        <InWords>
          <p>{set.join(' · ')}</p>
          {onReset && <IconButton icon="reset" label={t.reset} onClick={onReset} />}
        </InWords>
      )}
      {chips && <ChipRow>{chips}</ChipRow>}
      <Dialog
        open={isOpen}
        title={label}
        onClose={() => setOpen(false)}
        actions={
          <>
            {/* Always there: the button below it stays where it is. */}
            <Button variant="quiet" icon="reset" disabled={!onReset} onClick={onReset}>
              {t.reset}
            </Button>
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
