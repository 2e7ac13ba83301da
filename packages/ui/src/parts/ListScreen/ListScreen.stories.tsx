import preview from '@waldkerf/storybook/preview'
import { exampleViewActions } from '../SavedViews/exampleViewActions.testing.ts'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import type { Column, Sort } from '../DataTable/DataTable.tsx'
import { FilterBar } from '../FilterBar/FilterBar.tsx'
import { SearchFilter } from '../FilterBar/FilterFields.tsx'
import { ListCount, ListScreen, type ListScreenProps, ListTable, RetryBar, useList } from './ListScreen.tsx'

interface Sawmill {
  id: number
  name: string
  place: string
}

const sawmills: readonly Sawmill[] = [
  { id: 1, name: 'Sägewerk Ülzen', place: 'Uelzen' },
  { id: 2, name: 'Holzhof Åland', place: 'Celle' },
  { id: 3, name: 'Gattersäge am Mühlbach', place: 'Celle' },
]
const columns: readonly Column<Sawmill>[] = [
  { id: 'name', title: 'Name', width: 200, grow: 1, sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'place', title: 'Ort', width: 160, sortBy: ({ place }) => place, cell: ({ place }) => place },
]
const words = {
  title: 'Sägewerke',
  create: 'Neues Sägewerk',
  loading: 'Die Sägewerke werden geladen.',
  failed: 'Die Sägewerke konnten nicht geladen werden',
  empty: { title: 'Noch kein Sägewerk', text: 'Das erste steht hier, sobald es angelegt ist.' },
  nothingFits: { title: 'Kein Sägewerk passt', text: 'Zu dieser Auswahl gibt es keine Sägewerke.' },
}
const shape = {
  name: 'sawmills',
  rowKey: ({ id }: Sawmill) => id,
  exported: [{ id: 'name', title: 'Name', kind: 'text', value: ({ name }: Sawmill) => name } as const],
}
const narrow = (rows: readonly Sawmill[], search: string) => {
  const found = rows.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  return { rows: found, counts: new Map([['', found.length]]) }
}

interface ExampleProps extends Pick<ListScreenProps<Sawmill>, 'notes' | 'beside' | 'actions'> {
  state: ListScreenProps<Sawmill>['list']['state']
  onOpen: (id: number) => void
}

/** There is no bar above the screen here. */
const Frame = styled.div`
  --screen-height: 100dvh;
`

/** A screen of its own kind of rows. */
function Example({ state, notes, beside, actions, onOpen }: ExampleProps) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>()
  const list = useList({ state, filter: search, sort, columns, narrow })
  const reset = () => setSearch('')
  return (
    <Frame>
      <ListScreen
        words={words}
        list={list}
        views={{ views: { status: 'ready', data: [] }, actions: exampleViewActions() }}
        actions={actions}
        filterBar={
          <FilterBar
            label="Sägewerke filtern"
            search={<SearchFilter hint="Name …" value={search} onChange={setSearch} />}
            set={[]}
            onReset={search ? reset : undefined}
          />
        }
        notes={notes}
        beside={beside}
      >
        <ListTable
          words={words}
          shape={shape}
          list={list}
          sort={sort}
          actions={{ setSort, reset }}
          selection={{ onSelect: (key) => onOpen(Number(key)) }}
        />
      </ListScreen>
    </Frame>
  )
}

const meta = preview.meta({ component: Example })

export const Ready = meta.story({
  args: {
    state: { status: 'ready', data: sawmills },
    actions: { create: fn(), retry: fn() },
    onOpen: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Wort grenzt ein, bis nichts mehr passt', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'säge')
      await expect(await canvas.findByText('2 von 3')).toBeVisible()
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'bock')
      await expect(await canvas.findByText('Kein Sägewerk passt')).toBeVisible()
    })
    await step('und wird an Ort und Stelle zurückgesetzt', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Zurücksetzen' }).at(-1)!)
      await expect(await canvas.findByText('3 von 3')).toBeVisible()
    })
    await step('Die Hauptaktion beginnt etwas Neues, eine Zeile öffnet sich', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Neues Sägewerk' }))
      await expect(args.actions.create).toHaveBeenCalledOnce()
      await userEvent.click(await canvas.findByText('Holzhof Åland'))
      await expect(args.onOpen).toHaveBeenCalledWith(2)
    })
  },
})
const { args } = Ready.composed

export const Empty = meta.story({ args: { ...args, state: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...args, state: { status: 'loading' } } })
const failure = { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } as const
export const Failed = meta.story({
  args: { ...args, actions: { create: fn(), retry: fn() }, state: failure },
  play: async ({ args: { actions }, canvas, userEvent, step }) => {
    await step('Was nicht da ist, wird noch einmal geladen', async () => {
      await expect(canvas.getByText('Die Sägewerke konnten nicht geladen werden')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(actions.retry).toHaveBeenCalledOnce()
    })
  },
})

/** The rows from before the failure stay, marked as old. */
export const Stale = meta.story({
  args: { ...args, actions: { create: fn(), retry: fn() }, state: { ...failure, data: sawmills } },
  play: async ({ args: { actions }, canvas, userEvent, step }) => {
    await step('Was alt ist, sagt es und lässt sich neu laden', async () => {
      await expect(canvas.getByText('3 von 3')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Neu laden' }))
      await expect(actions.retry).toHaveBeenCalledOnce()
    })
  },
})

/** Something is missing beside the rows, and something can be done beside them. */
export const WithMore = meta.story({
  args: {
    ...args,
    notes: <RetryBar message="Die Einschnittmengen konnten nicht geladen werden." onRetry={fn()} />,
    beside: { label: 'Zwei Anfragen', panel: <aside>Zwei Anfragen warten.</aside> },
  },
})

/** For a bar that says the count by itself. */
export const Count = meta.story({
  render: ({ state }) => <ListCount list={{ state, all: sawmills, rows: sawmills.slice(1) }} />,
  args,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 von 3')).toBeVisible()
  },
})

/** The frame above it takes 57 px: the first row begins in the upper third of 390 × 844. */
export const OnPhone = WithMore.extend({
  args: { notes: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die erste Zeile ist im oberen Drittel', async () => {
      await waitFor(() => expect(canvas.getByText('Sägewerk Ülzen').getBoundingClientRect().top).toBeLessThan(281 - 57))
    })
    await step('Was daneben steht, öffnet ein Druck', async () => {
      await expect(canvas.queryByText('Zwei Anfragen warten.')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Zwei Anfragen' }))
      await expect(canvas.getByText('Zwei Anfragen warten.')).toBeVisible()
    })
  },
})

/** Somebody came for what is beside the list. */
export const AskedOnPhone = OnPhone.extend({
  args: { beside: { label: 'Zwei Anfragen', panel: <aside>Zwei Anfragen warten.</aside>, isAsked: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Zwei Anfragen warten.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Zwei Anfragen' }))
    await expect(canvas.queryByText('Zwei Anfragen warten.')).toBeNull()
  },
})
