import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { TeamCard } from './TeamCard.tsx'

const account = {
  user_id: 3,
  apus_team: true,
  apus_admin: false,
  gruppen: ['appuser_validated', 'appuser_apus'],
  gruppen_seit: `${storyDay}T07:00:00+00:00`,
  mail_abgelehnt: null,
  version: 1,
}

const meta = preview.meta({ component: TeamCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { account: { status: 'ready', data: account }, setTeam: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Wer das Amt verlässt, leitet dort nichts', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Gehört zum Büro' }))
      await expect(args.setTeam).toHaveBeenCalledWith(false, false)
    })
  },
})
const { setTeam } = Ready.composed.args

export const Empty = meta.story({
  args: {
    account: { status: 'ready', data: { ...account, apus_team: false, gruppen: [], gruppen_seit: null } },
    setTeam,
  },
  play: async ({ canvas, step }) => {
    await step('Nur wer zum Amt gehört, kann es leiten', async () => {
      await expect(canvas.getAllByRole('checkbox')[1]).toBeDisabled()
    })
  },
})
export const Loading = meta.story({ args: { account: { status: 'loading' }, setTeam } })
export const Failed = meta.story({
  args: { account: { status: 'failed', message: 'Der Dienst antwortet nicht.', retry: fn() }, setTeam },
})
