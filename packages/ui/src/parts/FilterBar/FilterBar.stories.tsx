import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ChoiceFilter, DayRangeFilter, SearchFilter } from './FilterFields.tsx'

const none = { states: [] as readonly string[], search: '', county: '', from: '', to: '' }
const counts = new Map([
  ['offen', 12],
  ['erledigt', 3_104],
])

interface ExampleProps extends Pick<FilterBarProps, 'head'> {
  filter: typeof none
  onFilter: (filter: typeof none) => void
}

/** A bar with one field of each kind, and a memory of what is chosen. */
function Example({ head, filter: start, onFilter }: ExampleProps) {
  const [filter, setFilter] = useState(start)
  const set = (next: typeof none) => {
    onFilter(next)
    setFilter(next)
  }
  const change = (part: Partial<typeof none>) => set({ ...filter, ...part })
  return (
    <FilterBar
      label="Sägewerke filtern"
      search={<SearchFilter hint="Name, Ort …" value={filter.search} onChange={(search) => change({ search })} />}
      set={[filter.states.join(', '), filter.county].flatMap((word) => word || [])}
      {...(head && { head })}
      chips={
        <FilterChips
          label="Stand"
          known={['offen', 'erledigt', 'ruht']}
          chosen={filter.states}
          counts={counts}
          onChange={(states) => change({ states })}
          render={(state) => state}
        />
      }
      onReset={JSON.stringify(filter) === JSON.stringify(none) ? undefined : () => set(none)}
    >
      <ChoiceFilter
        label="Kreis"
        all="Alle Kreise"
        options={['Celle', 'Uelzen']}
        labels={{ Celle: 'Landkreis Celle' }}
        value={filter.county}
        onChange={(county) => change({ county })}
      />
      <DayRangeFilter labels={{ from: 'Besucht ab', to: 'Besucht bis' }} value={filter} onChange={change} />
    </FilterBar>
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

/** Above a map and its table no title line stands over the bar. */
export const WithTitle = meta.story({
  args: {
    ...Ready.composed.args,
    head: { title: 'Sägewerke', count: '3 von 12', actions: <Button variant="primary">Neues Sägewerk</Button> },
  },
})
export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    filter: { ...none, states: ['Verkehrssicherungspflichtwahrnehmung läuft', 'Waldflurbereinigungsverfahren ruht'] },
  },
})
