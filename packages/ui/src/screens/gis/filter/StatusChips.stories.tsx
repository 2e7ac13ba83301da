import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { StatusChips } from './StatusChips.tsx'

const meta = preview.meta({ component: StatusChips })

export const Ready = meta.story({
  args: {
    filter: { status: ['new'], answered: '' },
    counts: new Map([
      ['new', 36],
      ['in_review', 14],
      ['published', 530],
    ]),
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein weiterer Status kommt hinzu, ein gewählter geht', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Rückfrage/ }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ status: ['new', 'query'] })
      await userEvent.click(canvas.getByRole('button', { name: /^Neu/ }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ status: [] })
    })
    await step('Beantwortete Rückfragen lassen sich allein zeigen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Beantwortet' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ answered: 'answered' })
    })
  },
})

export const Empty = meta.story({
  args: { ...Ready.composed.args, filter: { status: [], answered: '' }, counts: new Map() },
})
export const UnknownStatus = meta.story({
  args: { ...Ready.composed.args, counts: new Map([['archiviert', 3]]) },
})
