import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { SharingPanel } from './SharingPanel.tsx'

const meta = preview.meta({ component: SharingPanel })

export const Ready = meta.story({
  args: {
    agreement: { status: 'ready', data: { neue: true, meldungen: [631, 638, 640] } },
    actions: { setNew: fn(), withdraw: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Alles zurückzuziehen ist ein Klick', async () => {
      await expect(canvas.getByText('Erlaubt ist es für 3 Ihrer Meldungen.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Alle zurückziehen' }))
      await expect(args.actions.withdraw).toHaveBeenCalledOnce()
    })
  },
})

/** Nothing is allowed until somebody says so. */
export const Empty = meta.story({
  args: { ...Ready.composed.args, agreement: { status: 'ready', data: { neue: false, meldungen: [] } } },
})

export const Failed = meta.story({
  args: { ...Ready.composed.args, agreement: { status: 'failed', message: '', retry: fn() } },
})
