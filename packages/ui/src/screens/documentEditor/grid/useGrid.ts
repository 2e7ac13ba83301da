import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import { blankValues, isBlank, type PositionValues, type Row } from '@waldkerf/domain/office/editor/document'
import { isUnclear, type NumberField, typedNumber } from '@waldkerf/domain/office/editor/unclear'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState, useEffect, useEffectEvent } from 'react'
import type { EditorAction } from '@waldkerf/domain/office/workplace/editorHistory'
import { type Cursor, fieldStep, type GridField, rowStep } from './cursor.ts'
import { gridTexts } from '../DocumentEditorScreen.texts.ts'
import { beginDrag } from './rowDrag.ts'
import { matchingTemplates, templateValues } from './templates.ts'

/** Actions on the positions, for rows and keys. The same object for as long as the grid lives. */
export interface GridHandlers {
  goTo: (cursor: Cursor) => void
  /** @param typing the field whose keystrokes these are, so that they are one step */
  change: (key: string, changes: Partial<PositionValues>, typing?: GridField) => void
  /** Takes what was typed as a number, as one step. */
  setNumber: (key: string, field: NumberField, typed: string) => void
  /** Told each typed text of a number, so that amounts and sums follow; undefined once it is taken or dropped. */
  noteNumber: (key: string, field: NumberField, typed: string | undefined) => void
  /** Shows an empty heading or explanation and goes there. */
  open: (cursor: Cursor) => void
  /** Adds a blank row after this one, at the end without one. */
  add: (after?: string) => void
  /** Adds rows behind the one with the cursor, as one step, and goes to a field of the first. @param field absent: its text */
  insert: (values: readonly PositionValues[], field?: GridField) => void
  /** The templates that fit what is typed. */
  templatesFor: (search: string) => readonly PositionTemplate[]
  /** Fills this row by a template, as one step, and goes to its quantity. */
  take: (key: string, template: PositionTemplate) => void
  move: (key: string, by: number) => void
  duplicate: (key: string) => void
  remove: (key: string) => void
  /** @returns whether there was a row or field to go to */
  step: (direction: 'up' | 'down' | 'next' | 'previous') => boolean
  startDrag: (event: PointerEvent, key: string) => void
}

interface GridInput {
  rows: readonly Row[]
  act: (action: EditorAction) => void
  /** Offered while a line is typed. */
  templates?: readonly PositionTemplate[]
}

const noTemplates: readonly PositionTemplate[] = []

/** A number that is being typed: the changes of its row that the last readable text comes to. */
interface TypedNumber {
  key: string
  changes: Partial<PositionValues>
}

/** The rows as they will be once what is being typed is taken. */
const withTyped = (rows: readonly Row[], typed: TypedNumber | undefined): readonly Row[] =>
  typed ? rows.map((row) => (row.key === typed.key ? { ...row, ...typed.changes } : row)) : rows

/** Text that is no number yet leaves what was readable before it. */
function typedNext(before: TypedNumber | undefined, row: Row, field: NumberField, text: string): TypedNumber {
  const changes = typedNumber(row, field, text)
  const isReadable = !isUnclear({ unklar_anzahl: '', unklar_ep: '', ...changes })
  if (isReadable) return { key: row.key, changes }
  return before?.key === row.key ? before : { key: row.key, changes: {} }
}

/** The cursor of the positions, whether a number is being typed, and all that can be done with rows. */
export function useGrid({ rows, act, templates = noTemplates }: GridInput) {
  const t = useTexts(gridTexts)
  const [wanted, setCursor] = useState<Cursor>()
  const [opened, setOpened] = useState<Cursor>()
  const [said, setSaid] = useState('')
  const [focusWish, setFocusWish] = useState(0)
  const [typed, setTyped] = useState<TypedNumber>()
  const firstKey = rows[0]?.key
  // If the row with the cursor is removed, the cursor goes to the first row, so that Tab always leads into the grid.
  const isThere = wanted && rows.some(({ key }) => key === wanted.key)
  const entry = useMemo(
    (): Cursor | undefined => (firstKey === undefined ? undefined : { key: firstKey, field: 'bez' }),
    [firstKey],
  )
  const cursor = isThere ? wanted : entry
  const latest = useRef({ rows, cursor, opened, templates, t })
  useLayoutEffect(() => {
    latest.current = { rows, cursor, opened, templates, t }
  })
  const handlers = useMemo((): GridHandlers => {
    const rowPlace = (key: string | undefined) => latest.current.rows.findIndex((row) => row.key === key)
    const run = (command: Extract<EditorAction, { kind: 'run' }>['command'], typing?: string) =>
      act({ kind: 'run', command, typing })
    const goTo = (next: Cursor) => {
      // A typed value is taken when its cell is left, and that must be before its row becomes text again.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      setCursor(next)
      setFocusWish((wish) => wish + 1)
    }
    /** @returns the place of the first of them */
    const insertAt = (at: number, values: readonly PositionValues[], field: GridField = 'bez') => {
      const items = values.map((each, index) => ({ at: at + index, row: { ...each, key: crypto.randomUUID() } }))
      run({ kind: 'insert', items })
      if (items[0]) goTo({ key: items[0].row.key, field })
      return at
    }
    const move = (key: string, by: number) => {
      const from = rowPlace(key)
      const to = from + by
      if (from < 0 || to < 0 || to >= latest.current.rows.length) return
      run({ kind: 'move', key, to })
      setSaid(latest.current.t.moved(from + 1, to + 1))
      setFocusWish((wish) => wish + 1)
    }
    return {
      goTo,
      setNumber(key, field, text) {
        const row = latest.current.rows[rowPlace(key)]
        if (row) run({ kind: 'change', key, changes: typedNumber(row, field, text) })
      },
      noteNumber(key, field, text) {
        const row = latest.current.rows[rowPlace(key)]
        setTyped((before) => (row && text !== undefined ? typedNext(before, row, field, text) : undefined))
      },
      move,
      change: (key, changes, typing) => run({ kind: 'change', key, changes }, typing && `${key}:${typing}`),
      open(next) {
        setOpened(next)
        goTo(next)
      },
      add(after) {
        const at = after === undefined ? latest.current.rows.length : rowPlace(after) + 1
        insertAt(at, [blankValues])
        setSaid(latest.current.t.added(at + 1))
      },
      insert(values, field) {
        const { rows: now, cursor: at } = latest.current
        const place = at ? rowPlace(at.key) : now.length - 1
        const here = now[place]
        // A row that nobody has filled in gives its place to what comes.
        const isFree = here !== undefined && isBlank(here)
        insertAt(isFree ? place : place + 1, values, field)
        if (isFree) run({ kind: 'remove', keys: [here.key] })
      },
      templatesFor: (search) => matchingTemplates(latest.current.templates, search),
      take(key, template) {
        run({ kind: 'change', key, changes: templateValues(template) })
        goTo({ key, field: 'anzahl' })
      },
      duplicate(key) {
        const place = rowPlace(key)
        const row = latest.current.rows[place]
        if (!row) return
        const { key: _own, ...values } = row
        insertAt(place + 1, [values])
        setSaid(latest.current.t.duplicated(place + 1))
      },
      remove(key) {
        const { rows: now, cursor: at } = latest.current
        const place = rowPlace(key)
        const next = now[place + 1] ?? now[place - 1]
        run({ kind: 'remove', keys: [key] })
        setSaid(latest.current.t.removed(place + 1))
        if (next) goTo({ key: next.key, field: at?.field ?? 'bez' })
      },
      step(direction) {
        const { rows: now, cursor: at, opened: shown } = latest.current
        if (!at) return false
        const next =
          direction === 'up' || direction === 'down'
            ? rowStep(now, at, direction === 'up' ? -1 : 1)
            : fieldStep(now, at, direction === 'next' ? 1 : -1, shown)
        if (next) goTo(next)
        return next !== undefined
      },
      startDrag: (event, key) => beginDrag(event, rowPlace(key), (to) => move(key, to - rowPlace(key))),
    }
  }, [act])
  const shownRows = useMemo(() => withTyped(rows, typed), [rows, typed])
  const isTyping = typed !== undefined
  // The same while nothing of it has changed: a thousand rows need not be looked at again.
  return useMemo(
    () => ({ rows: shownRows, cursor, opened, isTyping, said, focusWish, handlers, noteCursor: setCursor }),
    [shownRows, cursor, opened, isTyping, said, focusWish, handlers],
  )
}

export type Grid = ReturnType<typeof useGrid>

/** A document without line items begins with a blank one that has the cursor. It is stored once something stands in it. */
export function useFirstRow(isWanted: boolean, handlers: GridHandlers) {
  const isBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (isWanted && !isBegun.current) handlers.add()
    isBegun.current = true
  })
  useEffect(() => begin(), [])
}
