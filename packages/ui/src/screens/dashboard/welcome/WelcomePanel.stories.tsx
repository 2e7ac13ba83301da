import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { WelcomePanel } from './WelcomePanel.tsx'

const meta = preview.meta({
  component: WelcomePanel,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ container: 'dashboard / inline-size' }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { onCheck: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Wer wartet, sieht, worauf', async () => {
      const current = canvas.getByText('Freischaltung durch die Administration').closest('li')
      await expect(current).toHaveAttribute('aria-current', 'step')
    })
    await step('Und kann nachsehen, ob es so weit ist', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Jetzt nachsehen' }))
      await expect(args.onCheck).toHaveBeenCalledOnce()
      await expect(await canvas.findByText(/^Nachgesehen um \d\d:\d\d Uhr: noch nicht freigeschaltet\.$/)).toBeVisible()
    })
  },
})
