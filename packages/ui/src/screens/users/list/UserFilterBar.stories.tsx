import { emptyUserFilter } from '@waldkerf/domain/users/userFilter'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { UserFilterBar, type UserFilterBarProps } from './UserFilterBar.tsx'

const { clients } = seedWorld({ today: storyDay, size: 'small' })

/** The bar with a memory of what is chosen. */
function Example({ filter: first, onFilter, ...rest }: UserFilterBarProps) {
  const [filter, setFilter] = useState(first)
  const change = (next: typeof filter) => {
    onFilter(next)
    setFilter(next)
  }
  return <UserFilterBar {...rest} filter={filter} onFilter={change} />
}

const meta = preview.meta({ component: Example })

export const Ready = meta.story({
  args: {
    filter: emptyUserFilter,
    clients,
    list: {
      professions: ['Ehrenamt', 'Forstwirtschaft', 'Revierleitung'],
      counts: new Map([
        ['ogf_citizens', 3_214],
        ['ogf_expert', 41],
        ['ogf_admin', 2],
      ]),
    },
    onFilter: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Rollen werden gewählt, mehrere zugleich', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Experte 41/ }))
      await userEvent.click(canvas.getByRole('button', { name: /^Administrator/ }))
      await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyUserFilter, roles: ['ogf_expert', 'ogf_admin'] })
    })
    await step('Ein Druck vergisst alles', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
      await expect(args.onFilter).toHaveBeenLastCalledWith(emptyUserFilter)
      await expect(canvas.queryByRole('button', { name: 'Zurücksetzen' })).toBeNull()
    })
  },
})

/** A digit alone would look like a count. */
export const OneCharacter = meta.story({
  args: { ...Ready.composed.args, list: { professions: [], counts: new Map([['1', 3]]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Wert „1“ 3/ })).toBeVisible()
  },
})
/** From an address: a role and a profession that nobody has. */
export const Unknown = meta.story({
  args: { ...Ready.composed.args, filter: { ...emptyUserFilter, roles: ['appuser_old'], profession: 'Köhlerei' } },
  play: async ({ canvas, step }) => {
    await step('Wonach gefiltert ist, sieht man, und man lässt es los', async () => {
      await expect(canvas.getByRole('button', { name: /^appuser_old/ })).toHaveAttribute('aria-pressed', 'true')
      await expect(canvas.getByRole('combobox', { name: 'Berufsgruppe' })).toHaveValue('Köhlerei')
    })
  },
})
export const Empty = meta.story({
  args: { ...Ready.composed.args, clients: [], list: { professions: [], counts: new Map<string, number>() } },
})
