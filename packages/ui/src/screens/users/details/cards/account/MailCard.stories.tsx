import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked } from 'storybook/test'
import { MailCard } from './MailCard.tsx'

const [admin] = seedWorld({ today: storyDay, size: 'small' }).users

const meta = preview.meta({ component: MailCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { user: admin!, soleMails: new Set(), refused: null, setFlag: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent, step }) => {
    const [flag] = canvas.getAllByRole('checkbox')
    await step('Was der Dienst ablehnt, wird gesagt, und die Tastatur bleibt, wo sie war', async () => {
      mocked(args.setFlag).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
      flag?.focus()
      await userEvent.keyboard(' ')
      await expect(await canvas.findByText('Der Dienst antwortet nicht.')).toBeVisible()
      await expect(flag).toHaveFocus()
    })
  },
})
const { user, setFlag } = Ready.composed.args

/** The only receiver of two kinds of mail: switching them off would leave nobody. */
export const SoleReceiver = meta.story({
  args: { user, setFlag, refused: null, soleMails: new Set(['mail_register', 'mail_expert_request'] as const) },
})

/** The mail server takes nothing for this address. */
export const Refused = meta.story({
  args: { ...Ready.composed.args, refused: '550 5.1.1 Empfänger unbekannt' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/lehnt sie ab: 550 5.1.1/)).toBeVisible()
  },
})
