import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { useState } from 'react'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { exampleTrees, type Tree, treeColumns } from '../exampleTrees.ts'
import { useHeadActions } from '../head/useHeadActions.ts'
import type { DataTableProps } from '../tableTypes.ts'
import { useTable } from '../useTable.ts'
import { ToolBar } from './ToolBar.tsx'
import { nextSort, type Sort } from '../columns.ts'
import { SortBar, type SortBarProps } from './SortBar.tsx'
import { type TablePlaceProps, TablePlace } from './TablePlace.tsx'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { type SelectionBarProps, SelectionBar } from './SelectionBar.tsx'

/** The bar over a table that is not drawn. */
function Alone(props: DataTableProps<Tree>) {
  const table = useTable(props)
  return <ToolBar table={table} tableProps={props} actions={useHeadActions(table, props)} />
}

const meta = preview.meta({
  component: Alone,
  subcomponents: { SortBar, TablePlace, SelectionBar },
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

/** Sorts as a table does. */
function Held(props: SortBarProps) {
  const [sort, setSort] = useState<Sort | undefined>(props.sorts[0])
  return <SortBar {...props} sorts={sort ? [sort] : []} onSort={(column) => setSort(nextSort(sort, column))} />
}

const sorting = {
  columns: treeColumns,
  sorts: [],
  onSort: fn(),
  pickAll: { state: 'some', onToggle: fn() },
} satisfies SortBarProps

export const Sorting = meta.story({
  args: Ready.composed.args,
  render: () => <Held {...sorting} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
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
      await expect(sorting.pickAll?.onToggle).toHaveBeenCalledOnce()
    })
  },
})

const sortingSorted = {
  columns: treeColumns,
  onSort: fn(),
  sorts: [{ column: 'felled', direction: 'descending' }],
} satisfies SortBarProps

export const SortingSorted = meta.story({
  args: Ready.composed.args,
  render: () => <SortBar {...sortingSorted} />,
  globals: { viewport: { value: 'phone' } },
})

export const SortingLongGerman = meta.story({
  args: Ready.composed.args,
  render: () => (
    <SortBar
      {...sortingSorted}
      pickAll={{ state: 'all', onToggle: fn() }}
      columns={treeColumns.map(({ id, title }) => ({ id, title: `${title} nach Waldschutzmeldeverordnung` }))}
    />
  ),
  globals: { viewport: { value: 'phone' } },
})

const place = { state: undefined, filtered: true, onReset: fn(), empty: undefined } satisfies TablePlaceProps

export const Place = meta.story({
  args: Ready.composed.args,
  render: () => <TablePlace {...place} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minHeight: 420, flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('Was weggefiltert ist, kommt mit einem Knopf zurück', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Filter aufheben' }))
      await expect(place.onReset).toHaveBeenCalledOnce()
    })
  },
})

export const PlaceEmpty = meta.story({
  args: Ready.composed.args,
  render: () => (
    <TablePlace
      {...place}
      filtered={false}
      empty={<EmptyState title="Noch keine Bäume" text="Sobald der erste gemessen ist, steht er hier." />}
    />
  ),
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minHeight: 420, flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
})

export const PlaceLoading = meta.story({
  args: Ready.composed.args,
  render: () => <TablePlace {...place} filtered={false} state={{ status: 'loading' }} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minHeight: 420, flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
})

export const PlaceFailed = meta.story({
  args: Ready.composed.args,
  render: () => (
    <TablePlace
      {...place}
      filtered={false}
      state={{ status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() }}
    />
  ),
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minHeight: 420, flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
})

export const PlaceEnglish = meta.story({
  args: Ready.composed.args,
  render: () => <TablePlace {...place} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minHeight: 420, flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching rows')).toBeVisible()
  },
})

const selected = {
  hidden: 0,
  picking: {
    picked: new Set([1, 2, 3]),
    onPick: fn(),
    actions: (
      <>
        <Button>Veröffentlichen</Button>
        <Button>Ablehnen</Button>
      </>
    ),
  },
} satisfies SelectionBarProps

export const Selected = meta.story({
  args: Ready.composed.args,
  render: () => <SelectionBar {...selected} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Wie viele gewählt sind, wird vorgelesen', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('3 ausgewählt'),
    )
    await step('Ein Druck lässt alle los', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Auswahl aufheben' }))
      await expect(selected.picking.onPick).toHaveBeenCalledWith(new Set())
    })
  },
})

export const SelectedEmpty = meta.story({
  args: Ready.composed.args,
  render: () => <SelectionBar hidden={0} picking={{ ...selected.picking, picked: new Set() }} />,
  parameters: { shown: { nothing: 'Nothing is picked, so there is nothing to act on.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const SelectedMany = meta.story({
  args: Ready.composed.args,
  render: () => (
    <SelectionBar
      hidden={0}
      picking={{ ...selected.picking, picked: new Set(Array.from({ length: 100_000 }, (_, key) => key)) }}
    />
  ),
})

export const SelectedOutOfView = meta.story({
  args: Ready.composed.args,
  render: () => <SelectionBar {...selected} hidden={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 ausgewählt, 2 nicht sichtbar')
  },
})

export const SelectedLongGerman = meta.story({
  args: Ready.composed.args,
  render: () => (
    <SelectionBar
      hidden={0}
      picking={{
        ...selected.picking,
        actions: <Button>Zur Nachbestimmung durch die Waldschutzmeldestelle vorlegen</Button>,
      }}
    />
  ),
  globals: { viewport: { value: 'phone' } },
})
