import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { Scroller, TableBox } from '../DataTable.styles.ts'
import { exampleTrees, type Tree, treeColumns } from '../exampleTrees.ts'
import { useHeadActions } from '../head/useHeadActions.ts'
import type { DataTableProps } from '../tableTypes.ts'
import { useTable } from '../useTable.ts'
import { DataGrid } from './DataGrid.tsx'

/** The grid alone, as the table holds it: without bars above and below. */
function Example(props: DataTableProps<Tree>) {
  const table = useTable(props)
  const actions = useHeadActions(table, props)
  const { form, layout, scrollerRef } = table
  return (
    <TableBox data-form={form} data-density={layout.density}>
      <Scroller ref={scrollerRef}>
        <DataGrid table={table} tableProps={props} actions={actions} helpId="help" />
      </Scroller>
      <p id="help" hidden>
        Pfeile bewegen, Eingabe sortiert.
      </p>
    </TableBox>
  )
}

const meta = preview.meta({
  component: Example,
  decorators: [
    (Story) => (
      <div style={{ height: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    label: 'Bäume',
    columns: treeColumns,
    rows: exampleTrees(500),
    rowKey: (tree) => tree.id,
    selection: { selected: 3, onSelect: fn() },
    empty: 'Keine Bäume gefunden.',
    features: { totals: (rows) => ({ kind: 'Gesamt', height: `${rows.length} Bäume` }) },
  },
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid', { name: 'Bäume' })
    await step('Kopf, Zeilen und Summen sind gezählt; nur die sichtbaren Zeilen gibt es', async () => {
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '502'))
      await expect(await canvas.findByText('500 Bäume')).toBeVisible()
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5))
      await expect(canvas.getAllByRole('row').length).toBeLessThan(80)
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, rows: [], features: {} } })
