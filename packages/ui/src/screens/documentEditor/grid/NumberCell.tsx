import type { Doubt } from '@waldkerf/domain/office/editor/unclear'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { NumberOffers } from '@waldkerf/ui/parts/NumberOffers/NumberOffers'
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { gridTexts } from '../DocumentEditorScreen.texts.ts'
import { CellInput, FaultNote } from './cell.styles.ts'

export interface NumberCellProps {
  name: string
  label: string
  /** Decimal text. */
  value: string
  /** So many decimals are shown at least. */
  least: number
  /** Set when the typed text is no clear number: the reason. */
  doubt: Doubt | undefined
  /** As it was typed, when the cell is left. */
  onTyped: (text: string) => void
  /** Told each typed text, so that sums can follow; undefined once it is taken or dropped. */
  onText: (text: string | undefined) => void
}

/** Decimal text in the notation it is typed in. @param least so many decimals at least */
function typedForm(value: string, least: number): string {
  const [whole = '', rest = ''] = value.split('.')
  const decimals = rest.padEnd(least, '0')
  return whole === '' || decimals === '' ? whole : `${whole},${decimals}`
}

/** The first press takes the focus and leaves the figure selected, so that typing replaces it; a second sets the caret. */
function selectAtFirstPress(event: MouseEvent<HTMLInputElement>) {
  if (document.activeElement === event.currentTarget) return
  event.preventDefault()
  event.currentTarget.focus()
}

/** A number as Germans type it. It is read when the cell is left; what could be misread stays and is asked back. */
export function NumberCell({ name, label, value, least, doubt, onTyped, onText }: NumberCellProps) {
  const t = useTexts(gridTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setText] = useState<string>()
  function setTyped(text: string | undefined) {
    setText(text)
    onText(text)
  }
  function take(text: string) {
    setTyped(undefined)
    onTyped(text)
  }
  const takeTyped = () => typed !== undefined && take(typed)
  useUntaken(typed !== undefined, takeTyped, () => onText(undefined))
  const onKeyDown = (event: KeyboardEvent) => {
    const offer = event.key === 'ArrowDown' && document.getElementById(`${id}-fault`)?.querySelector('button')
    if (offer) {
      // From the cell to its question; Tab goes on from there.
      event.preventDefault()
      event.stopPropagation()
      offer.focus()
    }
    if (typed === undefined) return
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    if (event.key === 'Escape' || isUndo) {
      // Only the typing is taken back, not the step before it.
      event.preventDefault()
      event.stopPropagation()
      setTyped(undefined)
    } else if (event.key === 'Enter') take(typed)
  }
  return (
    <>
      <CellInput
        ref={input}
        data-field={name}
        data-end=""
        inputMode="decimal"
        autoComplete="off"
        maxLength={200}
        aria-label={label}
        aria-invalid={doubt ? true : undefined}
        aria-describedby={doubt && `${id}-fault`}
        value={typed ?? doubt?.text ?? typedForm(value, least)}
        onChange={(event) => setTyped(event.target.value)}
        onMouseDown={selectAtFirstPress}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={takeTyped}
        onKeyDown={onKeyDown}
      />
      {doubt && (
        <FaultNote id={`${id}-fault`} role="alert">
          {t.faults[doubt.fault](doubt.text)}{' '}
          <NumberOffers
            offers={doubt.offers}
            onTake={(offer) => {
              // The answer's button goes with the question.
              input.current?.focus()
              take(offer)
            }}
          />
        </FaultNote>
      )}
    </>
  )
}

/**
 * A number that is still being typed is stored when the page is left, since no blur event comes then; when only its
 * cell is removed, it is dropped.
 */
function useUntaken(isTyping: boolean, takeTyped: () => void, onDrop: () => void) {
  const onHidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') takeTyped()
  })
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (!isTyping) return undefined
    // Capture phase: this runs before the listeners on `document`, which store and send pending work.
    addEventListener('visibilitychange', onHidden, { capture: true })
    return () => {
      removeEventListener('visibilitychange', onHidden, { capture: true })
      drop()
    }
  }, [isTyping])
}
