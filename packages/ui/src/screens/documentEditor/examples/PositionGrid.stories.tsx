import preview from '@waldkerf/storybook/preview'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { exampleDocument } from './exampleDocument.testing.ts'
import { PositionGrid } from '../grid/PositionGrid.tsx'
import type { Row } from '@waldkerf/domain/office/editor/document'
import { editorAfter, openEditor } from '@waldkerf/domain/office/workplace/editorHistory'
import { useReducer } from 'react'
import type { RowMark } from '../editorTypes.ts'
import { useGrid } from '../grid/useGrid.ts'

interface LiveGridProps {
  rows: readonly Row[]
  marks: ReadonlyMap<string, RowMark>
  /** Nothing can be changed. */
  fixed: boolean
  onPaste: (text: string) => void
}

/** The grid with a history of its own. */
function LiveGrid({ rows: start, marks, fixed, onPaste }: LiveGridProps) {
  const [history, act] = useReducer(editorAfter, openEditor({ header: {}, rows: start }))
  const grid = useGrid({ rows: history.document.rows, act })
  return <PositionGrid grid={grid} marks={marks} onPaste={fixed ? undefined : onPaste} />
}

const meta = preview.meta({
  component: LiveGrid,
  subcomponents: { PositionGrid },
  parameters: { layout: 'padded' },
})

const { rows } = exampleDocument('invoice')
const grouped = rows.map((row, at) => (at === 0 ? { ...row, erl_titel: 'Außendienst' } : row))

/** Groups have a heading and a subtotal. */
export const Ready = meta.story({
  args: { rows: grouped, marks: new Map(), fixed: false, onPaste: fn() },
  play: async ({ canvas, userEvent, step }) => {
    const last = rows.length
    await step('Ich füge eine Zeile an und lösche sie mit ihren Tasten wieder', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Position hinzufügen' }))
      const added = await canvas.findByRole('textbox', { name: `Leistung von Position ${last + 1}` })
      await expect(added).toHaveFocus()
      await userEvent.keyboard('{Control>}{Delete}{/Control}')
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(last))
    })
  },
})
export const PassedBy = meta.story({
  args: { ...Ready.composed.args, rows: rows.slice(0, 2).map((row) => ({ ...row, erl: '', erl_titel: '' })) },
  play: async ({ canvas, userEvent, step }) => {
    const count = () => canvas.getAllByRole('rowheader').length
    const lastPrice = () => canvas.getByRole('textbox', { name: 'Einzelpreis von Position 2' })
    const goToLast = async () => {
      await userEvent.click(canvas.getByText(rows[0]!.bez))
      await userEvent.keyboard('{Tab}'.repeat(7))
      await waitFor(() => expect(lastPrice()).toHaveFocus())
    }
    await step('Wer nur vorbeikommt, verlässt die Liste mit Tab und lässt sie, wie sie ist', async () => {
      await goToLast()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Position 2 bearbeiten' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Position hinzufügen' })).toHaveFocus()
      await expect(count()).toBe(2)
    })
    await step('Wer die letzte Zeile schreibt, bekommt mit Tab die nächste', async () => {
      await goToLast()
      await userEvent.keyboard('12,5{Tab}')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Leistung von Position 3' })).toHaveFocus())
      await expect(count()).toBe(3)
    })
  },
})
/** Amount and sum of the group follow each key of a number; the number is taken when its cell is left, as one step. */
export const FollowsTyping = meta.story({
  args: {
    ...Ready.composed.args,
    rows: rows.slice(0, 2).map((row, at) => ({ ...row, anzahl: '2', ep: '10', erl_titel: at === 0 ? 'Los 1' : '' })),
  },
  play: async ({ canvas, userEvent, step }) => {
    const price = () => canvas.getByRole('textbox', { name: 'Einzelpreis von Position 1' })
    const sums = () => [...canvas.getByRole('grid').querySelectorAll('[data-cell="amount"], [data-sum]')]
    const amounts = () => sums().map((sum) => sum.textContent.replaceAll('\u00a0', ' '))
    const replace = (text: string) =>
      userEvent.type(price(), text, { initialSelectionStart: 0, initialSelectionEnd: 99 })
    await step('Betrag und Zwischensumme folgen jeder Taste', async () => {
      await replace('12,5')
      await waitFor(() => expect(amounts()).toEqual(['25,00 €', '20,00 €', '45,00 €']))
    })
    await step('Was noch keine Zahl ist, lässt den letzten Betrag stehen', async () => {
      await userEvent.keyboard('x')
      await waitFor(() => expect(price()).toHaveValue('12,5x'))
      await expect(amounts()).toEqual(['25,00 €', '20,00 €', '45,00 €'])
    })
    await step('Esc nimmt alles zurück', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(amounts()).toEqual(['20,00 €', '20,00 €', '40,00 €']))
      await expect(price()).toHaveValue('10,00')
    })
    await step('Was beim Verlassen keine Zahl ist, wird nachgefragt und nicht gerechnet', async () => {
      await replace('1.23')
      await userEvent.tab()
      await waitFor(() => expect(amounts()).toEqual(['–', '20,00 €', '–']))
    })
  },
})
const [plain] = rows
const many = Array.from({ length: 240 }, (_, at) => ({
  ...plain!,
  key: `row${at}`,
  bez: `Leistung ${at + 1}`,
  erl: '',
}))

/** Rows between both ends of a drag are not mounted; the row comes to stand where it is let go all the same. */
export const DraggedFar = meta.story({
  args: { ...Ready.composed.args, rows: many.map((row) => ({ ...row, erl_titel: '' })) },
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid')
    const row = (nr: number) => grid.querySelector<HTMLElement>(`[data-key][aria-rowindex="${nr + 1}"]`)
    await step('Ich fasse die erste Zeile und rolle weit nach unten', async () => {
      const handle = await canvas.findByTitle('Position 1 ziehen')
      await fireEvent.pointerDown(handle, { button: 0, clientY: handle.getBoundingClientRect().top })
      // Rows that are mounted may be higher than estimated, so that the end moves further down.
      await waitFor(async () => {
        grid.scrollIntoView({ block: 'end' })
        await expect(row(230)).toBeInTheDocument()
        await expect(row(100)).toBeNull()
      })
    })
    await step('Losgelassen steht sie an der Stelle, die ich sehe, und alle anderen in ihrer Folge', async () => {
      await waitFor(async () => {
        await fireEvent.pointerMove(document.body, { clientY: row(230)!.getBoundingClientRect().bottom - 2 })
        await expect(row(230)).toHaveAttribute('data-drop', 'after')
      })
      await fireEvent.pointerUp(document.body)
      await expect(await canvas.findByText('Position 1 steht jetzt an Stelle 230.')).toBeInTheDocument()
      await waitFor(() =>
        expect([229, 230, 231].map((nr) => row(nr)?.dataset['key'])).toEqual(['row229', 'row0', 'row230']),
      )
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, rows: [] } })
/** Nothing can be changed: all cells are plain text. */
export const Fixed = meta.story({ args: { ...Ready.composed.args, fixed: true } })
/** The mark is no figure of the number. */
export const NotStored = meta.story({
  args: { ...Ready.composed.args, marks: new Map(rows.map(({ key }, at) => [key, at === 0 ? 'failed' : 'waiting'])) },
  play: async ({ canvas }) => {
    for (const place of canvas.getAllByRole('rowheader')) {
      const number = document.createRange()
      number.selectNode([...place.childNodes].find((node) => node instanceof Text)!)
      const mark = within(place).getByRole('img').getBoundingClientRect()
      await expect(mark.left - number.getBoundingClientRect().right).toBeGreaterThan(3)
    }
  },
})
/** At rest the row with the cursor looks like any other; fields have their names above them where there is no head. */
export const Phone = meta.story({
  args: PassedBy.composed.args,
  globals: { viewport: { value: 'phone' } },
  // Away from the corner, where the browser's pointer rests.
  decorators: [(Story) => <div style={{ paddingTop: 200 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, step }) => {
    const name = 'Position 1 bearbeiten'
    const unit = canvas.getByRole('combobox', { name: 'Einheit von Position 1' }).parentElement!
    const label = () => getComputedStyle(unit, '::before').content
    const [first, second] = canvas.getAllByRole('row').slice(-2)
    await step('In Ruhe ist die Zeile des Cursors so leer und so hoch wie die zweite', async () => {
      await expect(second!.offsetHeight).toBe(first!.offsetHeight)
      await expect(canvas.queryByRole('button', { name })).toBeNull()
      await expect(label()).toBe('none')
    })
    await step('Mit dem Cursor hat sie Menü und Beschriftungen, und das Menü nennt keine Tasten', async () => {
      await userEvent.click(unit.querySelector('input')!)
      await expect(label()).toContain('Einheit')
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(await screen.findByRole('menuitem', { name: 'Löschen' }, { timeout: 5_000 })).toBeVisible()
      const words = screen.getAllByRole('menuitem').map((entry) => entry.querySelector('span')!)
      await expect(new Set(words.map((each) => each.getBoundingClientRect().left)).size).toBe(1)
    })
  },
})
