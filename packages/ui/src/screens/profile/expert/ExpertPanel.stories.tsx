import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { examplePerson } from '../exampleProfile.ts'
import { ExpertPanel } from './ExpertPanel.tsx'

const meta = preview.meta({ component: ExpertPanel, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { user: examplePerson, state: { asking: false }, onAsk: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/Bitte tragen Sie vorher/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Expertenmodus anfragen' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
})

/** The administration decides by these. */
export const Incomplete = meta.story({
  args: { ...Ready.composed.args, user: { ...examplePerson, berufsgruppe: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Bitte tragen Sie vorher Ihre Berufsgruppe ein:/)).toBeVisible()
  },
})

export const Asking = meta.story({ args: { ...Ready.composed.args, state: { asking: true } } })

export const Failed = meta.story({
  args: { ...Ready.composed.args, state: { asking: false, problem: 'Keine Verbindung. Es wurde nichts angefragt.' } },
})

export const Asked = meta.story({
  args: { ...Ready.composed.args, user: { ...examplePerson, app_status: 'ogf_expert_query' } },
  play: async ({ canvas, step }) => {
    await step('Der Stand ist zu sehen, noch einmal fragen kann man nicht', async () => {
      await expect(canvas.getByText('Entscheidung der Administration').closest('li')).toHaveAttribute(
        'aria-current',
        'step',
      )
      await expect(canvas.queryByRole('button')).toBeNull()
    })
  },
})

export const AskedWithoutMail = meta.story({
  args: { ...Ready.composed.args, user: { ...Asked.composed.args.user, mail_expert_approved: false } },
})

export const Expert = meta.story({
  args: {
    ...Ready.composed.args,
    user: { ...examplePerson, app_status: 'ogf_expert' },
    state: { asking: false, reviewTo: '/gis/index' },
  },
})

export const Administrator = meta.story({
  args: { ...Expert.composed.args, user: { ...examplePerson, app_status: 'ogf_admin' } },
})

/** An account without the right to the profile sees this only while its role is being taken away. */
export const NotAdmitted = meta.story({
  args: { ...Ready.composed.args, user: { ...examplePerson, app_status: 'ogf_new' } },
})
