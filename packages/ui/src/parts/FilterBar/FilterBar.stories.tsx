import { defineFilter } from '@waldkerf/domain/filter/defineFilter'
import { filterParts } from '@waldkerf/domain/filter/parts'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ListFilter, type ListFilterProps } from './ListFilter.tsx'

interface Sawmill {
  state: string
  county: string
  owner: number
  built: number | null
  visited: string | null
}

const { search, chips, choice, record, yearFrom, dayFrom, dayTo } = filterParts<Sawmill>()
const sawmills = defineFilter({
  search: search('suche', ({ county }) => county),
  states: chips('stand', ({ state }) => state),
  county: choice('kreis', 'county'),
  owner: record('eigner', ({ owner }, id) => owner === id),
  built: yearFrom('ab', ({ built }) => built),
  from: dayFrom('von', ({ visited }) => visited),
  to: dayTo('bis', ({ visited }) => visited),
})
const none = sawmills.empty
const all = ['Celle', 'Uelzen'].map((county) => ({ state: 'offen', county, owner: 1, built: 1931, visited: null }))
const counts = new Map([
  ['offen', 12],
  ['erledigt', 3_104],
])
const words = {
  label: 'Sägewerke filtern',
  hint: 'Name, Ort …',
  parts: {
    states: { label: 'Stand', known: ['offen', 'erledigt', 'ruht'] },
    county: { label: 'Kreis', all: 'Alle Kreise', words: { Celle: 'Landkreis Celle' } },
    owner: { label: 'Eigner', all: 'Alle Eigner', records: [{ value: '1', label: 'Forstgut Ülzen' }] },
    built: { label: 'Gebaut ab' },
    from: { label: 'Besucht ab' },
    to: { label: 'Besucht bis' },
  },
}

interface ExampleProps extends Pick<ListFilterProps<Sawmill, typeof sawmills.parts>, 'head' | 'onFilter'> {
  filter: typeof none
}

/** A bar with one field of each kind, and a memory of what is chosen. */
function Example({ head, filter: start, onFilter }: ExampleProps) {
  const [filter, setFilter] = useState(start)
  return (
    <ListFilter
      of={sawmills}
      words={words}
      filter={filter}
      list={{ all, counts }}
      {...(head && { head })}
      onFilter={(next) => {
        onFilter(next)
        setFilter(next)
      }}
    />
  )
}

const meta = preview.meta({ component: Example, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { filter: none, onFilter: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Mehrere Werte gelten zugleich', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'offen 12' }))
      await userEvent.click(canvas.getByRole('button', { name: 'ruht 0' }))
      await expect(args.onFilter).toHaveBeenLastCalledWith({ ...none, states: ['offen', 'ruht'] })
    })
    await step('Ein zweiter Druck lässt einen Wert wieder los', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'offen 12' }))
      await expect(args.onFilter).toHaveBeenLastCalledWith({ ...none, states: ['ruht'] })
    })
    await step('Ein Jahr engt ein, sobald es vier Ziffern hat, ein Eigner mit seinem Namen', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Gebaut ab' }), '1912')
      await userEvent.type(canvas.getByRole('combobox', { name: 'Eigner' }), 'Ülzen{Enter}')
      await expect(args.onFilter).toHaveBeenLastCalledWith({ ...none, states: ['ruht'], built: 1912, owner: 1 })
    })
    await step('Ein Druck setzt alles zurück', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kreis' }), 'Landkreis Celle')
      await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
      await expect(args.onFilter).toHaveBeenLastCalledWith(none)
      await expect(canvas.queryByRole('button', { name: 'Zurücksetzen' })).toBeNull()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'offen 12' })).toHaveFocus())
    })
  },
})

/** From an address: values that no row has. */
export const Unknown = meta.story({
  args: { ...Ready.composed.args, filter: { ...none, states: ['verkauft'], county: 'Gifhorn' } },
  play: async ({ canvas, step }) => {
    await step('Auch was keine Zeile hat, ist zu sehen und lässt sich abwählen', async () => {
      await expect(canvas.getByRole('button', { name: 'verkauft 0' })).toHaveAttribute('aria-pressed', 'true')
      await expect(canvas.getByRole('combobox', { name: 'Kreis' })).toHaveValue('Gifhorn')
    })
  },
})

/** A list without a title line of its own (maps): the bar holds title, count and actions. */
export const WithTitle = meta.story({
  args: {
    ...Ready.composed.args,
    head: { title: 'Sägewerke', count: '3 von 12', actions: <Button variant="primary">Neues Sägewerk</Button> },
  },
})
/** Its title stands in the line of the tabs: between phone and desktop the bar is one line. */
export const BesideTabs = meta.story({
  args: {
    ...WithTitle.composed.args,
    head: { ...WithTitle.composed.args.head!, elsewhere: (line) => <div>{line}</div> },
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Felder kommen auf einen Druck, in einer zweiten Zeile', async () => {
      await expect(canvas.queryByRole('combobox', { name: 'Kreis' })).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kreis' }), 'Landkreis Celle')
      await expect(canvas.getByRole('button', { name: 'Filter (1)' })).toHaveAttribute('aria-expanded', 'true')
    })
  },
})
/** Below a title line of its own it is one line, too, where more than two fields would make it a second one. */
export const Narrow = meta.story({
  args: { ...Ready.composed.args, filter: { ...none, built: 1912 } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was gesetzt ist, steht von Anfang an da', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter (1)', expanded: true }))
      await expect(canvas.queryByRole('textbox', { name: 'Gebaut ab' })).toBeNull()
    })
  },
})
export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    filter: { ...none, states: ['Verkehrssicherungspflichtwahrnehmung läuft', 'Waldflurbereinigungsverfahren ruht'] },
  },
})
