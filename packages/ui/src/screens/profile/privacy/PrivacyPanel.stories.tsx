import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, within } from 'storybook/test'
import { PrivacyPanel } from './PrivacyPanel.tsx'

const meta = preview.meta({ component: PrivacyPanel, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    asked: { status: 'ready', data: null },
    actions: { download: fn(async () => 0), ask: fn(async () => undefined) },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Meine Daten sind ein Klick, und fehlt etwas, steht es da', async () => {
      mocked(args.actions.download).mockResolvedValueOnce(2)
      await userEvent.click(canvas.getByRole('button', { name: 'Meine Daten herunterladen' }))
      await expect(await canvas.findByText(/ohne 2 Bilder/)).toBeVisible()
    })
    await step('Vor dem Antrag steht, was er bedeutet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Löschung beantragen' }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Löschung beantragen' }))
      await expect(args.actions.ask).toHaveBeenCalledWith(true)
    })
  },
})

export const Asked = meta.story({
  args: { ...Ready.composed.args, asked: { status: 'ready', data: `${storyDay}T07:00:00+00:00` } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ich nehme den Antrag zurück', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Antrag zurücknehmen' }))
      await expect(args.actions.ask).toHaveBeenCalledWith(false)
    })
  },
})

export const Failed = meta.story({
  args: { ...Ready.composed.args, asked: { status: 'failed', message: 'Der Server antwortet nicht.', retry: fn() } },
})
