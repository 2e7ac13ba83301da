import preview from '@waldkerf/storybook/preview'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DataTable } from './DataTable.tsx'
import { exampleTrees, type Tree, treeColumns } from './exampleTrees.ts'

const meta = preview.meta({
  component: DataTable<Tree>,
  decorators: [
    (Story) => (
      <div style={{ height: 520 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    label: 'Bäume',
    columns: treeColumns,
    rows: exampleTrees(10_000),
    rowKey: (tree) => tree.id,
    selection: { selected: 3, highlighted: 6, onSelect: fn(), onHighlight: fn() },
    empty: 'Keine Bäume gefunden.',
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, rows: [] } })

export const HundredThousand = meta.story({ args: { ...Ready.composed.args, rows: exampleTrees(100_000) } })

export const Keyboard = meta.story({
  args: { ...Ready.composed.args, selection: { onSelect: fn() } },
  play: async ({ args, canvas, step }) => {
    const table = canvas.getByRole('grid', { name: 'Bäume' })
    const cursorRow = () => document.getElementById(table.getAttribute('aria-activedescendant') ?? '')
    await step('All rows are counted, though only those in view exist', async () => {
      await expect(table).toHaveAttribute('aria-rowcount', '10001')
      await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    })
    await step('End goes to the last row, Page Up a page back', async () => {
      table.focus()
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(cursorRow()).toHaveAttribute('aria-rowindex', '10001'))
      await userEvent.keyboard('{PageUp}{Home}{ArrowDown}')
      await waitFor(() => expect(cursorRow()).toHaveAttribute('aria-rowindex', '3'))
    })
    await step('Enter opens the row', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.selection?.onSelect).toHaveBeenCalledWith(1)
    })
  },
})

export const Sorted = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, step }) => {
    const head = canvas.getByRole('columnheader', { name: 'Baumart' })
    const firstKind = () => canvas.getByRole('grid').querySelector('[aria-rowindex="2"]')?.children[1]?.textContent
    await step('A click on a head sorts, umlauts beside their vowels', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Baumart' }))
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
      await waitFor(() => expect(firstKind()).toBe('Ahorn'))
    })
    await step('A second click turns the order around', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Baumart' }))
      await expect(head).toHaveAttribute('aria-sort', 'descending')
      await waitFor(() => expect(firstKind()).toBe('Zirbe'))
    })
  },
})
