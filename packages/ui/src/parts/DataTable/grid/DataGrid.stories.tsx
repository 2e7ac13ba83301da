import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '@waldkerf/ui/parts/Button/Button'
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

/** Comes at a press, so that one sees how. */
function Coming(props: DataTableProps<Tree>) {
  const [here, setHere] = useState(false)
  return here ? <Example {...props} /> : <Button onClick={() => setHere(true)}>Liste öffnen</Button>
}

export const InSteps = meta.story({
  args: { ...Ready.composed.args, selection: {} },
  render: (args) => <Coming {...args} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const rows = () => canvasElement.querySelectorAll('[data-index]').length
    const counts: number[] = []
    const watch = new MutationObserver(() => counts.push(rows()))
    watch.observe(canvasElement, { childList: true, subtree: true })
    await step('Die ersten Zeilen kommen nach und nach: nichts hält die Seite auf', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Liste öffnen' }))
      await waitFor(() => expect(rows()).toBeGreaterThan(10))
      const steps = counts.map((count, place) => count - (counts[place - 1] ?? 0))
      await expect(Math.max(...steps)).toBe(8)
    })
    await step('Wer gleich blättert, sieht keine Lücke', async () => {
      const box = canvas.getByRole('grid').parentElement!
      box.scrollTop = 8_000
      await waitFor(() => {
        const { left, width, top, height } = box.getBoundingClientRect()
        const places = [0.2, 0.4, 0.6, 0.8].map((part) =>
          document.elementFromPoint(left + width / 2, top + part * height)?.closest('[data-index]'),
        )
        return expect(places.every(Boolean)).toBe(true)
      })
    })
    watch.disconnect()
  },
})
