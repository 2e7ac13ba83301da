import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { FilterChips } from './FilterChips.tsx'
import { SearchFilter } from './FilterFields.tsx'
import { PhoneFilter } from './PhoneFilter.tsx'

interface ExampleProps {
  states: readonly string[]
  onFilter: (states: readonly string[]) => void
}

const counts = new Map([['offen', 12]])

/** The bar with a memory of what is chosen. */
function Example({ states: first, onFilter }: ExampleProps) {
  const [states, setStates] = useState(first)
  const set = (next: readonly string[]) => {
    onFilter(next)
    setStates(next)
  }
  return (
    <PhoneFilter
      label="Sägewerke filtern"
      search={<SearchFilter hint="Name, Ort …" value="" onChange={fn()} />}
      set={states.length > 0 ? [`Stand: ${states.join(', ')}`, 'Kreis: Celle'] : []}
      result="3 von 12"
      onReset={states.length > 0 ? () => set([]) : undefined}
    >
      <FilterChips
        label="Stand"
        known={['offen', 'ruht']}
        chosen={states}
        counts={counts}
        onChange={set}
        render={(state) => state}
      />
    </PhoneFilter>
  )
}

const meta = preview.meta({ component: Example, globals: { viewport: { value: 'phone' } } })

/** One line, and what is set in words below it. */
export const Ready = meta.story({
  args: { states: ['offen', 'ruht'], onFilter: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was gesetzt ist, steht in Worten unter der Zeile', async () => {
      await expect(canvas.getByText('Stand: offen, ruht · Kreis: Celle')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'offen 12' })).toBeNull()
    })
    await step('Der Knopf öffnet alle Felder mit der Zahl der Treffer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter (2)' }))
      const sheet = within(await screen.findByRole('dialog', { name: 'Sägewerke filtern' }))
      await expect(sheet.getByText('3 von 12')).toBeVisible()
      await userEvent.click(sheet.getByRole('button', { name: 'ruht 0' }))
      await expect(args.onFilter).toHaveBeenLastCalledWith(['offen'])
      await userEvent.click(sheet.getByRole('button', { name: 'Liste zeigen' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('Ein Druck setzt alles zurück', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
      await expect(args.onFilter).toHaveBeenLastCalledWith([])
      await expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible()
    })
  },
})
export const Unset = meta.story({
  args: { ...Ready.composed.args, states: [] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Platz zum Zurücksetzen bleibt, damit sich beim ersten Filter nichts verschiebt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
      const sheet = within(await screen.findByRole('dialog', { name: 'Sägewerke filtern' }))
      await expect(sheet.getByRole('button', { name: 'Zurücksetzen' })).toBeDisabled()
    })
  },
})
