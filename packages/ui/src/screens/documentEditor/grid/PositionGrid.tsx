import type { Row } from '@waldkerf/domain/office/editor/document'
import { documentWords } from '@waldkerf/domain/office/documentModel/words'
import { isUnclear } from '@waldkerf/domain/office/editor/unclear'
import { groupLines } from '@waldkerf/domain/office/money/groups'
import {
  type ClipboardEvent,
  type FocusEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { usePrinting } from '@waldkerf/ui/browser/usePrinting'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import type { RowMark } from '../editorTypes.ts'
import type { GridField } from './cursor.ts'
import { Foot, GridBox, HeadRow } from './grid.styles.ts'
import { gridTexts } from '../DocumentEditorScreen.texts.ts'
import { pressKey } from './gridKeys.ts'
import { RowChunk, type Subtotal } from './RowChunk.tsx'
import { createStableEntries } from './stableEntries.ts'
import type { Grid } from './useGrid.ts'
import { createNearness, createChunks } from './rowChunks.ts'

export interface PositionGridProps {
  grid: Grid
  marks: ReadonlyMap<string, RowMark>
  /** Absent: nothing can be changed. */
  onPaste?: (text: string) => void
  /** Further ways to add, beside the button. */
  tools?: ReactNode
}

const isSameSum = (one: Subtotal, other: Subtotal) => one.title === other.title && one.subtotal === other.subtotal

/** Subtotals by the key of the row that they follow; none without groups. */
function groupSubtotals(rows: readonly Row[]): ReadonlyMap<string, Subtotal> {
  const groups = groupLines(rows)
  if (groups.every(({ title }) => title === '')) return new Map()
  return new Map(
    groups.flatMap(({ title, lines, subtotal }) => {
      const last = lines.at(-1)
      const sum = lines.some(isUnclear) ? undefined : subtotal
      return last && title !== '' ? [[last.key, { title, subtotal: sum }] as const] : []
    }),
  )
}

/** They stand on the paper, so they are in its language. */
const columns = {
  nr: documentWords.place,
  bez: documentWords.text,
  anzahl: documentWords.quantity,
  einheit: documentWords.unit,
  ep: documentWords.price,
  amount: documentWords.amount,
}

/** Key of the row that an element stands in. */
const keyAround = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-key]')?.dataset['key']

/** Recognises text from a spreadsheet: cells, or several lines. */
const isTable = (text: string) => /[\t]|\n.*\S/.test(text.trim())

/** The line items: a grid for the keyboard, without boxes until the cursor is in it. */
export function PositionGrid({ grid, marks, onPaste, tools }: PositionGridProps) {
  const t = useTexts(gridTexts)
  const box = useRef<HTMLDivElement>(null)
  const { rows, cursor, opened, said, focusWish, handlers } = grid
  // Typed text shows at once, the sums follow in the next free moment.
  const settled = useDeferredValue(rows)
  const [sameSums] = useState(() => createStableEntries<Subtotal>(isSameSum))
  const [sameMarks] = useState(() => createStableEntries<RowMark>(Object.is))
  const subtotals = useMemo(() => sameSums(groupSubtotals(settled)), [sameSums, settled])
  const rowMarks = useMemo(() => sameMarks(marks), [sameMarks, marks])
  const [watch] = useState(createNearness)
  const [toChunks] = useState(createChunks)
  const chunks = useMemo(() => toChunks(rows), [toChunks, rows])
  // On paper all rows must be mounted: there is no scrolling.
  const isPrinting = usePrinting()
  const canEdit = onPaste !== undefined
  const focusCursor = useEffectEvent(() => {
    const control = box.current?.querySelector<HTMLInputElement>(`[data-active] [data-field="${cursor?.field}"]`)
    control?.focus()
    control?.select()
  })
  useEffect(() => {
    if (focusWish > 0) focusCursor()
  }, [focusWish])
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const field = event.target.dataset['field'] as GridField | undefined
    const key = keyAround(event.target)
    if (field && key) grid.noteCursor({ key, field })
  }
  const typedIn = useRef<string>(undefined)
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) typedIn.current = undefined
  }
  const onClipboard = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!onPaste || !isTable(text) || !event.currentTarget.contains(event.target as Node)) return
    event.preventDefault()
    onPaste(text)
  }
  return (
    <section aria-label={t.label} onPaste={onClipboard}>
      <GridBox
        ref={box}
        role="grid"
        aria-label={t.label}
        aria-rowcount={rows.length + 1}
        aria-colcount={6}
        aria-readonly={!canEdit}
        onFocus={onFocus}
        onBlur={onLeave}
        onInput={({ target }) => {
          typedIn.current = keyAround(target)
        }}
        onKeyDown={(event) => {
          const keys = { rows, typedIn: typedIn.current }
          if (canEdit && pressKey(event, keys, cursor, handlers)) event.preventDefault()
        }}
      >
        <HeadRow role="row" aria-rowindex={1}>
          {Object.entries(columns).map(([column, word]) => (
            <span
              key={column}
              role="columnheader"
              data-end={column === 'anzahl' || column === 'ep' || column === 'amount' ? '' : undefined}
            >
              {word}
            </span>
          ))}
        </HeadRow>
        {chunks.map((chunk) => (
          <RowChunk
            key={chunk.id}
            chunk={chunk}
            active={chunk.rows.some(({ key }) => key === cursor?.key) ? cursor?.key : undefined}
            opened={opened}
            marks={rowMarks}
            subtotals={subtotals}
            handlers={canEdit ? handlers : undefined}
            watch={isPrinting ? undefined : watch}
          />
        ))}
      </GridBox>
      {rows.length === 0 && <EmptyState drawing="forest" title={t.emptyTitle} text={t.empty} />}
      {canEdit && (
        <Foot>
          <Button variant="quiet" icon="plus" onClick={() => handlers.add()}>
            {t.add}
          </Button>
          {tools}
        </Foot>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  )
}
