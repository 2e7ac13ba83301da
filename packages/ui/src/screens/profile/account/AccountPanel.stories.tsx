import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { examplePerson, exampleState } from '../exampleProfile.ts'
import { AccountPanel } from './AccountPanel.tsx'

const meta = preview.meta({ component: AccountPanel, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { user: examplePerson, state: exampleState, onLanguage: fn(), onSignOut: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Rechte auf dem Server')).toBeNull()
    await expect(canvas.queryByText(/ogf_|appuser_/)).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sprache dieses Browsers' }), 'English')
    await expect(args.onLanguage).toHaveBeenCalledWith('en')
  },
})

/** Where Keycloak keeps accounts: its own pages change the password. */
export const AccountPages = meta.story({
  args: { ...Ready.composed.args, state: { ...exampleState, accountPages: '#account' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Passwort und Passkeys' })).toHaveAttribute('href', '#account')
  },
})

/** The token of one person with the data of another: this must not happen, and if it does, it is shown. */
export const OtherPerson = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...exampleState,
      session: { status: 'ready', data: { email: 'andere@waldkerf.test', databaseRole: 'ogf_expert' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/unter einer anderen Adresse/)).toBeVisible()
    await expect(canvas.getByText('Rechte auf dem Server').nextSibling).toHaveTextContent('Experte')
  },
})

export const Loading = meta.story({
  args: { ...Ready.composed.args, state: { ...exampleState, session: { status: 'loading' } } },
})
