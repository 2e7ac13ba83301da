import preview from '@waldkerf/storybook/preview'
import { expect, fn, within } from 'storybook/test'
import { account, citizen } from '../examples/frame.ts'
import { SessionStatus } from '../SessionStatus/SessionStatus.tsx'
import { Navbar } from './Navbar.tsx'

const meta = preview.meta({
  component: Navbar,
  decorators: [
    (Story) => (
      <>
        <nav id="menu" aria-label="Hauptmenü" hidden />
        <Story />
      </>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    menu: { id: 'menu', open: true, toggle: fn() },
    breadcrumb: [{ title: 'Dashboard', to: '/dashboard' }, { title: 'GIS' }],
    account,
    preferences: { language: 'de', theme: 'system' },
    actions: { setLanguage: fn(), setTheme: fn(), signOut: fn() },
    status: <SessionStatus state="signedIn" />,
  },
})

export const AccountMenu = meta.story({
  args: { ...Ready.composed.args },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const page = within(canvasElement.ownerDocument.body)
    await step('Das Kontomenü hat Profil, Dashboard und Abmelden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Henrike Tannhauser/ }))
      const entries = await page.findAllByRole('menuitem')
      await expect(entries.map((entry) => entry.textContent)).toEqual(['Profil', 'Dashboard', 'Abmelden'])
    })
    await step('Abmelden meldet ab', async () => {
      await userEvent.click(page.getByRole('menuitem', { name: 'Abmelden' }))
      await expect(args.actions.signOut).toHaveBeenCalledOnce()
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
})

export const WithPalette = meta.story({
  args: { ...Ready.composed.args, actions: { ...Ready.composed.args.actions, openPalette: fn() } },
})

export const Settings = meta.story({
  args: { ...Ready.composed.args },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Ein Klick stellt auf Englisch um', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Switch to English/ }))
      await expect(args.actions.setLanguage).toHaveBeenCalledWith('en')
    })
    await step('Die Darstellung wird aus drei gewählt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Darstellung' }))
      await userEvent.click(await within(canvasElement.ownerDocument.body).findByText('Dunkel'))
      await expect(args.actions.setTheme).toHaveBeenCalledWith('dark')
    })
  },
})

export const SignedOut = meta.story({ args: { ...Ready.composed.args, account: undefined, status: undefined } })

export const Phone = meta.story({
  args: { ...ExpertRequested.composed.args, status: <SessionStatus state="expiring" secondsLeft={42} /> },
  globals: { viewport: { value: 'phone' } },
})

export const Dark = meta.story({ args: { ...ExpertRequested.composed.args }, globals: { theme: 'dark' } })

export const English = meta.story({
  args: { ...Ready.composed.args, preferences: { language: 'en', theme: 'light' } },
  globals: { language: 'en' },
})
