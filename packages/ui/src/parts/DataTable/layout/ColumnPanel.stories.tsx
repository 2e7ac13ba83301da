import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { exampleTrees, type Tree, treeColumns } from '../exampleTrees.ts'
import { useHeadActions } from '../head/useHeadActions.ts'
import type { DataTableProps } from '../tableTypes.ts'
import { useTable } from '../useTable.ts'
import { ColumnPanel } from './ColumnPanel.tsx'

const close = fn()

/** The panel of a table that is not drawn. */
function Alone(props: DataTableProps<Tree>) {
  const table = useTable(props)
  const actions = useHeadActions(table, props)
  return <ColumnPanel table={table} columns={props.columns} actions={actions} onClose={close} />
}

/** The lines of columns that can be moved. */
const linesIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-line]')]

const meta = preview.meta({
  component: Alone,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { label: 'Bäume', columns: treeColumns, rows: exampleTrees(20), rowKey: ({ id }) => id },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Eine verborgene Spalte hat weder Platz noch Breite', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Ort' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Ort: Platz und Breite' }))
      await expect(await screen.findByRole('menuitem', { name: /^Breiter/ })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('Escape schließt allein das Menü', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Ort: Platz und Breite' })).toHaveFocus())
      await expect(close).not.toHaveBeenCalled()
    })
    await step('Eine Spalte wandert mit den Tasten, und der Fokus geht mit', async () => {
      const box = canvas.getByRole('checkbox', { name: 'Baumart' })
      const places = () => canvas.getAllByRole('checkbox').map((one) => one.closest('li')?.textContent)
      const before = places().indexOf('Baumart')
      box.focus()
      await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
      await waitFor(() => expect(places().indexOf('Baumart')).toBe(before + 1))
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Baumart' })).toHaveFocus())
    })
    await step('Gezogen steht eine Spalte dort, wo sie losgelassen wird', async () => {
      const names = () => linesIn(canvasElement).map((line) => line.textContent)
      const [first, , third] = linesIn(canvasElement)
      const [moved, second] = names()
      const { bottom, left } = third!.getBoundingClientRect()
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: first!.querySelector('[aria-hidden]')! },
        { coords: { x: left + 8, y: bottom - 4 } },
        { keys: '[/MouseLeft]' },
      ])
      await waitFor(() => expect(names()[2]).toBe(moved))
      await expect(names()[0]).toBe(second)
    })
    await step('Angeheftet steht sie vorn, und Tasten führen sie nicht über die Grenze', async () => {
      const last = canvas.getAllByRole('checkbox', { checked: true }).at(-2)!
      const title = last.closest('li')?.textContent ?? ''
      await userEvent.click(canvas.getByRole('button', { name: `${title}: Platz und Breite` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Vorn anheften' }))
      await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(title))
      canvas.getByRole('checkbox', { name: title }).focus()
      await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(title)
    })
    await step('Alles kann werden, wie es war, und Escape schließt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Ort' })).toBeChecked())
      await userEvent.keyboard('{Escape}')
      await expect(close).toHaveBeenCalled()
    })
  },
})
