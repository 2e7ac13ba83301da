import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { account, citizen } from '../examples/frame.ts'
import { NavbarTools } from './NavbarTools.tsx'
import { type LanguageSwitchProps, LanguageSwitch } from './LanguageSwitch.tsx'
import { type AccountMenuProps, AccountMenu } from './AccountMenu.tsx'

const meta = preview.meta({
  component: NavbarTools,
  subcomponents: { LanguageSwitch, AccountMenu },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <header style={{ display: 'flex', justifyContent: 'flex-end', gap: 4 }}>
        <Story />
      </header>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    size: 'medium',
    language: 'de',
    account,
    htmlPages: [
      { title: 'Impressum', url: '/documents/imprint.html' },
      { title: 'Barrierefreiheit', url: '/documents/accessibility.html' },
    ],
    actions: {
      setLanguage: fn(),
      signOut: fn(),
      setSize: fn(),
      openMessages: fn(),
      openHelp: fn(),
      openSettings: fn(),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Größe wird aus vieren gewählt, die geltende ist bezeichnet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Größe der Bedienelemente' }))
      await expect(await screen.findByRole('menuitemradio', { name: 'Mittel' })).toBeChecked()
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Sehr klein' }))
      await expect(args.actions.setSize).toHaveBeenCalledWith('mini')
    })
    await step('Ein Klick stellt auf Englisch um', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Switch to English/ }))
      await expect(args.actions.setLanguage).toHaveBeenCalledWith('en')
    })
    await step('Die Einstellungen öffnen sich', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Erscheinungsbild' }))
      await expect(args.actions.openSettings).toHaveBeenCalledOnce()
    })
  },
})

export const Keyboard = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Pfeil nach unten öffnet die Hilfe, Eingabe die Tastenkürzel', async () => {
      canvas.getByRole('button', { name: 'Hilfe' }).focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('menu', { name: 'Hilfe' })
      await userEvent.keyboard('{Home}{Enter}')
      await waitFor(() => expect(args.actions.openHelp).toHaveBeenCalledOnce())
    })
  },
})

/** The icon follows the browser's full-screen state, however that was changed. */
export const FullScreen = meta.story({
  args: Ready.composed.args,
  beforeEach: () => {
    let full: Element | null = null
    const become = (element: Element | null) => async () => {
      full = element
      document.dispatchEvent(new Event('fullscreenchange'))
    }
    const root = document.documentElement
    const spies = [
      spyOn(root, 'requestFullscreen').mockImplementation(become(root)),
      spyOn(document, 'exitFullscreen').mockImplementation(become(null)),
      spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => full),
      spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true),
    ]
    return () => spies.forEach((spy) => spy.mockRestore())
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Hinein', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vollbild' }))
      await expect(await canvas.findByRole('button', { name: 'Vollbild verlassen' })).toBeVisible()
    })
    await step('Und heraus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vollbild verlassen' }))
      await expect(await canvas.findByRole('button', { name: 'Vollbild' })).toBeVisible()
    })
  },
})

export const WithErrors = meta.story({
  args: { ...Ready.composed.args, messages: { errors: 2, notices: 3 } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ihre Zahl steht in der Kopfzeile und führt zur Liste', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '2 Fehler' }))
      await expect(args.actions.openMessages).toHaveBeenCalledOnce()
    })
  },
})

/** Messages without any error. */
export const WithNotices = meta.story({
  args: { ...Ready.composed.args, messages: { errors: 0, notices: 3 } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Glocke führt zu dem, was gesagt wurde', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hinweise und Fehler' }))
      await expect(args.actions.openMessages).toHaveBeenCalledOnce()
    })
  },
})

export const English = meta.story({
  args: { ...WithErrors.composed.args, language: 'en' },
  globals: { language: 'en' },
})

const language = { language: 'de', onChange: fn() } satisfies LanguageSwitchProps

export const Language = meta.story({
  args: Ready.composed.args,
  render: () => <LanguageSwitch {...language} />,
  parameters: { layout: 'centered' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Switch to English/ }))
    await expect(language.onChange).toHaveBeenLastCalledWith('en')
  },
})

const person = { account, onSignOut: fn() } satisfies AccountMenuProps

export const Person = meta.story({
  args: Ready.composed.args,
  render: () => <AccountMenu {...person} />,
  parameters: { layout: 'centered' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const page = within(canvasElement.ownerDocument.body)
    await step('Das Kontomenü hat Profil, Dashboard und Abmelden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Henrike Tannhauser/ }))
      const entries = await page.findAllByRole('menuitem')
      await expect(entries.map((entry) => entry.textContent)).toEqual(['Profil', 'Dashboard', 'Abmelden'])
    })
    await step('Abmelden meldet ab', async () => {
      await userEvent.click(page.getByRole('menuitem', { name: 'Abmelden' }))
      await expect(person.onSignOut).toHaveBeenCalledOnce()
    })
  },
})

/** The stored role is appuser_new: no 'Profil'. */
export const PersonProfileHidden = meta.story({
  args: Ready.composed.args,
  render: () => <AccountMenu {...person} account={{ ...account, profile: { to: '/profile/index', hidden: true } }} />,
  parameters: { layout: 'centered' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Das Menü beginnt mit dem Dashboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Henrike Tannhauser/ }))
      const entries = await within(canvasElement.ownerDocument.body).findAllByRole('menuitem')
      await expect(entries.map((entry) => entry.textContent)).toEqual(['Dashboard', 'Abmelden'])
    })
  },
})

/** A new user may not open the profile yet and reads why. */
export const PersonProfileDisabled = meta.story({
  args: Ready.composed.args,
  render: () => (
    <AccountMenu
      {...person}
      account={{
        ...account,
        roleLabel: 'Neuer Nutzer',
        profile: { to: '/profile/index', hidden: false, disabledReason: 'Erst nach der Freischaltung' },
      }}
    />
  ),
  parameters: { layout: 'centered' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Profil ist da, aber gesperrt, mit dem Grund', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Neuer Nutzer/ }))
      const entry = await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: /Profil/ })
      await expect(entry).toHaveAttribute('aria-disabled', 'true')
      await expect(entry).toHaveTextContent('Erst nach der Freischaltung')
    })
  },
})

export const PersonExpertRequested = meta.story({
  args: Ready.composed.args,
  render: () => <AccountMenu {...person} account={{ ...citizen, expertRequested: true }} />,
  parameters: { layout: 'centered' },
  play: async ({ canvas, step }) => {
    await step('Die Rolle trägt den Zusatz', async () => {
      await expect(canvas.getByRole('button', { name: /Standard-Nutzer \[Expertenmodus angefragt\]/ })).toBeVisible()
    })
  },
})

export const PersonLongGerman = meta.story({
  args: Ready.composed.args,
  render: () => (
    <AccountMenu
      {...person}
      account={{ ...account, name: 'Dr. Maximiliane Freifrau von Hohenlohe-Langenburg', roleLabel: 'Administrator' }}
    />
  ),
  parameters: { layout: 'centered' },
})
