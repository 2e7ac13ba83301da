import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { nextSort, type Sort } from '../columns.ts'
import { treeColumns } from '../exampleTrees.ts'
import { SortBar, type SortBarProps } from './SortBar.tsx'

const meta = preview.meta({
  component: SortBar,
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'phone' } },
})

/** Sorts as a table does. */
function Held(props: SortBarProps) {
  const [sort, setSort] = useState<Sort | undefined>(props.sorts[0])
  return <SortBar {...props} sorts={sort ? [sort] : []} onSort={(column) => setSort(nextSort(sort, column))} />
}

export const Ready = meta.story({
  args: { columns: treeColumns, sorts: [], onSort: fn(), pickAll: { state: 'some', onToggle: fn() } },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const direction = (name: string) => canvas.getByRole('button', { name })
    await step('Bevor eine Spalte gewählt ist, gibt es keine Richtung', () =>
      expect(direction('Aufsteigend, umkehren')).toBeDisabled(),
    )
    await step('Eine gewählte Spalte sortiert aufsteigend und kehrt sich um', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sortieren nach' }), 'Höhe')
      await userEvent.click(direction('Aufsteigend, umkehren'))
      await expect(direction('Absteigend, umkehren')).toBeVisible()
    })
    await step('Alle Zeilen sind auf einmal gewählt', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Alle' })).toBePartiallyChecked()
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Alle' }))
      await expect(args.pickAll?.onToggle).toHaveBeenCalledOnce()
    })
  },
})

export const Sorted = meta.story({
  args: { columns: treeColumns, onSort: fn(), sorts: [{ column: 'felled', direction: 'descending' }] },
})

export const LongGerman = meta.story({
  args: {
    ...Sorted.composed.args,
    pickAll: { state: 'all', onToggle: fn() },
    columns: treeColumns.map(({ id, title }) => ({ id, title: `${title} nach Waldschutzmeldeverordnung` })),
  },
})
