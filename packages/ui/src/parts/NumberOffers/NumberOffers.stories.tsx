import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { NumberOffers } from './NumberOffers.tsx'

const meta = preview.meta({ component: NumberOffers, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { offers: ['-1.500', '-1,500'], onTake: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Meinten Sie -1.500?' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTake).toHaveBeenLastCalledWith('-1,500')
  },
})
export const Single = meta.story({ args: { offers: ['1,23'], onTake: fn() } })
export const English = meta.story({
  args: { ...Ready.composed.args, onTake: fn() },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Or -1,500?' })).toBeVisible()
  },
})
/** There is no reading to offer, so nothing is asked. */
export const None = meta.story({
  args: { offers: [], onTake: fn() },
  parameters: { shown: { nothing: 'There is nothing to offer.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
