import preview from '@waldkerf/storybook/preview'
import { expect, fn, within } from 'storybook/test'
import { account, citizen } from '../examples/frame.ts'
import { AccountMenu } from './AccountMenu.tsx'

const meta = preview.meta({ component: AccountMenu, parameters: { layout: 'centered' } })

export const Ready = meta.story({
  args: { account, onSignOut: fn() },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const page = within(canvasElement.ownerDocument.body)
    await step('Das Kontomenü hat Profil, Dashboard und Abmelden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Henrike Tannhauser/ }))
      const entries = await page.findAllByRole('menuitem')
      await expect(entries.map((entry) => entry.textContent)).toEqual(['Profil', 'Dashboard', 'Abmelden'])
    })
    await step('Abmelden meldet ab', async () => {
      await userEvent.click(page.getByRole('menuitem', { name: 'Abmelden' }))
      await expect(args.onSignOut).toHaveBeenCalledOnce()
    })
  },
})

/** The stored role is appuser_new: no 'Profil'. */
export const ProfileHidden = meta.story({
  args: { ...Ready.composed.args, account: { ...account, profile: { to: '/profile/index', hidden: true } } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Das Menü beginnt mit dem Dashboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Henrike Tannhauser/ }))
      const entries = await within(canvasElement.ownerDocument.body).findAllByRole('menuitem')
      await expect(entries.map((entry) => entry.textContent)).toEqual(['Dashboard', 'Abmelden'])
    })
  },
})

/** A new user may not open the profile yet and reads why. */
export const ProfileDisabled = meta.story({
  args: {
    ...Ready.composed.args,
    account: {
      ...account,
      roleLabel: 'Neuer Nutzer',
      profile: { to: '/profile/index', hidden: false, disabledReason: 'Erst nach der Freischaltung' },
    },
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Profil ist da, aber gesperrt, mit dem Grund', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Neuer Nutzer/ }))
      const entry = await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: /Profil/ })
      await expect(entry).toHaveAttribute('aria-disabled', 'true')
      await expect(entry).toHaveTextContent('Erst nach der Freischaltung')
    })
  },
})

export const ExpertRequested = meta.story({
  args: { ...Ready.composed.args, account: { ...citizen, expertRequested: true } },
  play: async ({ canvas, step }) => {
    await step('Die Rolle trägt den Zusatz', async () => {
      await expect(canvas.getByRole('button', { name: /Standard-Nutzer \[Expertenmodus angefragt\]/ })).toBeVisible()
    })
  },
})

export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    account: { ...account, name: 'Dr. Maximiliane Freifrau von Hohenlohe-Langenburg', roleLabel: 'Administrator' },
  },
})
