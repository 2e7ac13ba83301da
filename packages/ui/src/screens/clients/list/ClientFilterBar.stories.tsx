import { emptyClientFilter } from '@waldkerf/domain/clients/clientFilter'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ClientFilterBar } from './ClientFilterBar.tsx'

const meta = preview.meta({ component: ClientFilterBar })

export const Ready = meta.story({
  args: { filter: emptyClientFilter, states: ['Bayern', 'Thüringen', 'Tirol'], onFilter: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Tirol')
    await expect(args.onFilter).toHaveBeenCalledWith({ search: '', bundesland: 'Tirol' })
  },
})
export const Filtered = meta.story({
  args: { ...Ready.composed.args, filter: { search: 'forst', bundesland: 'Tirol' }, onFilter: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
    await expect(args.onFilter).toHaveBeenCalledWith(emptyClientFilter)
  },
})
