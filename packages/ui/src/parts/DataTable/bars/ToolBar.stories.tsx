import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { exampleTrees, type Tree, treeColumns } from '../exampleTrees.ts'
import { useHeadActions } from '../head/useHeadActions.ts'
import type { DataTableProps } from '../tableTypes.ts'
import { useTable } from '../useTable.ts'
import { ToolBar } from './ToolBar.tsx'

/** The bar over a table that is not drawn. */
function Alone(props: DataTableProps<Tree>) {
  const table = useTable(props)
  return <ToolBar table={table} tableProps={props} actions={useHeadActions(table, props)} />
}

const meta = preview.meta({
  component: Alone,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    label: 'Bäume',
    columns: treeColumns,
    rows: exampleTrees(1_200),
    rowKey: ({ id }) => id,
    features: { tools: true, extraTools: ({ count }) => <Button onClick={fn()}>{`${count} ausgeben`}</Button> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1.200 Zeilen')
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, rows: [] } })

/** A screen's own tools alone. */
export const Bare = meta.story({
  args: { ...Ready.composed.args, features: { extraTools: () => <Button onClick={fn()}>Ausgeben</Button> } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Spalten' })).toBeNull()
  },
})

export const Columns = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Liste der Spalten öffnet sich mit dem Fokus darin und schließt mit Escape', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }))
      await expect(await canvas.findByRole('checkbox', { name: 'Nr.' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Ort' }))
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Spalten' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }))
    })
  },
})
