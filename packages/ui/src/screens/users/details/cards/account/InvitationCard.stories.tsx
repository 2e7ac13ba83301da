import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked } from 'storybook/test'
import { InvitationCard } from './InvitationCard.tsx'

const meta = preview.meta({ component: InvitationCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { since: `${storyDay}T07:00:00+00:00`, inviteAgain: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent, step }) => {
    const again = canvas.getByRole('button', { name: 'Einladung erneut senden' })
    await step('Geht es nicht, steht warum, und der nächste Versuch ist derselbe', async () => {
      mocked(args.inviteAgain).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
      await userEvent.click(again)
      await expect(await canvas.findByText('Der Dienst antwortet nicht.')).toBeVisible()
      await userEvent.click(again)
      await expect(await canvas.findByText(/^Gesendet/)).toBeVisible()
      const [[first], [second]] = mocked(args.inviteAgain).mock.calls as [[string], [string]]
      await expect(second).toBe(first)
    })
    await step('Noch einmal gesendet ist es eine andere', async () => {
      await userEvent.click(again)
      await expect(mocked(args.inviteAgain).mock.calls[2]).not.toEqual(mocked(args.inviteAgain).mock.calls[1])
    })
  },
})
