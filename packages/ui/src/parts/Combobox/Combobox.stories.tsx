import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Combobox } from './Combobox.tsx'

const meta = preview.meta({ component: Combobox })
const change = fn()

export const Ready = meta.story({
  args: {
    label: 'Art',
    value: '1',
    onChange: change,
    options: [
      { value: '1', label: 'Buchdrucker', detail: 'Ips typographus' },
      { value: '2', label: 'Kupferstecher', detail: 'Pityogenes chalcographus' },
      { value: '3', label: 'Nordischer Fichtenborkenkäfer', detail: 'Ips duplicatus' },
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Art' })
    await step('Typing a scientific name narrows the list', async () => {
      await userEvent.click(input)
      await userEvent.clear(input)
      await userEvent.type(input, 'dupli')
      await expect(canvas.getAllByRole('option')).toHaveLength(1)
    })
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(change).toHaveBeenLastCalledWith('3')
    })
  },
})
export const Open = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Art' }))
  },
})
export const Dark = Open.extend({ globals: { theme: 'dark' } })
