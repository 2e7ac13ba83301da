import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { exampleTrees, type Tree, treeColumns } from '../exampleTrees.ts'
import { FilterRow, type FilterRowProps } from './FilterRow.tsx'
import type { Filters } from './filters.ts'

/** The row in a table, with a memory of what is typed. */
function Example({ onFilter, ...rest }: FilterRowProps<Tree>) {
  const [filters, setFilters] = useState<Filters>(rest.filters)
  const filter = (column: string, input: string) => {
    onFilter(column, input)
    setFilters({ ...filters, [column]: input })
  }
  return (
    <table aria-label="Bäume">
      <thead>
        <FilterRow {...rest} filters={filters} onFilter={filter} />
      </thead>
    </table>
  )
}

const meta = preview.meta({ component: Example, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { columns: treeColumns, rows: exampleTrees(40), filters: {}, onFilter: fn(), picking: false },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Eine Auswahl bietet an, was in den Zeilen steht, in der Ordnung der Sprache', async () => {
      const kinds = [...canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Filter: Baumart' }).options]
      await expect(kinds.map(({ text }) => text).slice(0, 4)).toEqual(['Alle', 'Ahorn', 'Äsche', 'Buche'])
    })
    await step('Jeder Buchstabe engt ein', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter: Ort' }), '12')
      await expect(args.onFilter).toHaveBeenLastCalledWith('place', '12')
    })
  },
})
export const Filled = meta.story({
  args: { ...Ready.composed.args, filters: { kind: 'Buche', height: '5–10', felled: '11.2014' }, picking: true },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, rows: [] } })
