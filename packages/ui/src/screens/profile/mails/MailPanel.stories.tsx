import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { examplePerson } from '../exampleProfile.ts'
import { MailPanel } from './MailPanel.tsx'

const meta = preview.meta({ component: MailPanel, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    user: examplePerson,
    role: 'ogf_citizens',
    language: { status: 'ready', data: 'de' },
    actions: { setFlag: fn(), setLanguage: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sprache der E-Mails' }), 'English')
    await expect(args.actions.setLanguage).toHaveBeenCalledWith('en')
  },
})

export const Loading = meta.story({ args: { ...Ready.composed.args, language: { status: 'loading' } } })
export const Expert = meta.story({ args: { ...Ready.composed.args, role: 'ogf_expert' } })
export const Administrator = meta.story({ args: { ...Ready.composed.args, role: 'ogf_admin' } })
