import preview from '@waldkerf/storybook/preview'
import { scrollWindow } from '@waldkerf/testing/scrollWindow'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { defaultConfig } from '@waldkerf/app/platform/config/config'
import { ConfigProvider } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { notices, notify } from '@waldkerf/app/platform/notices/notices'
import { preferences } from '@waldkerf/app/platform/preferences/preferences'
import { settingsKey } from '@waldkerf/app/platform/preferences/settings'
import { settingsStore } from '@waldkerf/app/platform/preferences/settingsStore'
import { Frame } from './Frame.tsx'
import type { FrameProps } from './frameTypes.ts'

/** How often the page was rendered; the settings must not raise it. */
const pageRendered = fn()

function Page() {
  pageRendered()
  const navigate = useNavigate()
  return (
    <div style={{ height: 2000 }}>
      <h1>Dashboard</h1>
      <nav aria-label="Seiten" style={{ position: 'sticky', top: 0 }}>
        <Link to="/other">Zur anderen Seite</Link>
        <button type="button" onClick={() => void navigate(-1)}>
          Zurück
        </button>
      </nav>
    </div>
  )
}

/** The frame as both parts use it, over a page that counts. */
function Application(props: FrameProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ element: <Frame {...props} />, children: [{ path: '*', element: <Page /> }] }]),
  )
  return (
    <ConfigProvider config={{ ...defaultConfig, documents: [{ title: 'Impressum', url: '/imprint.html' }] }}>
      <RouterProvider router={router} />
    </ConfigProvider>
  )
}

const meta = preview.meta({
  component: Frame,
  render: (args) => <Application {...args} />,
  beforeEach: () => {
    settingsStore.dropLook()
    return () => {
      localStorage.clear()
      settingsStore.dropLook()
    }
  },
})

const root = document.documentElement

export const Ready = meta.story({
  args: {
    navigation: {
      menu: [
        { id: 'dashboard', title: 'Dashboard', to: '/dashboard', icon: 'dashboard' },
        { id: 'gis', title: 'GIS', to: '/gis/index', icon: 'map' },
      ],
      currentPath: '/dashboard',
      breadcrumb: [{ title: 'Dashboard' }],
    },
    account: {
      name: 'Henrike Tannhauser',
      email: 'expert@waldkerf.test',
      roleLabel: 'Experte',
      expertRequested: false,
      profile: { to: '/profile/index', hidden: false },
    },
    signOut: fn(),
  },
  play: async ({ canvas, step }) => {
    await step('Das rechte Ende der Kopfzeile kommt nach', async () => {
      await expect(await canvas.findByRole('button', { name: /Henrike Tannhauser/ }, { timeout: 5_000 })).toBeVisible()
    })
  },
})

/** Colour, mode and density are attributes and variables of the root element; no component renders again. */
export const SettingsRenderNoPage = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erscheinungsbild' }, { timeout: 5_000 }))
    const panel = within(await canvas.findByRole('dialog', { name: 'Erscheinungsbild' }, { timeout: 5_000 }))
    pageRendered.mockClear()
    await step('Eine Farbe gilt sofort und wird behalten', async () => {
      await userEvent.click(panel.getByRole('radio', { name: 'Blau' }))
      await expect(root.style.getPropertyValue('--color-accent')).toBe('light-dark(#1a5fa8,#1a5fa8)')
      await expect(localStorage.getItem(settingsKey)).toContain('#1a5fa8')
    })
    await step('Dunkel, kompakt, fester Kopf und Logo ebenso', async () => {
      await userEvent.click(panel.getByRole('radio', { name: 'Dunkel' }))
      await userEvent.click(panel.getByRole('radio', { name: 'Kompakt' }))
      await userEvent.click(panel.getByRole('checkbox', { name: 'Kopfzeile fixieren' }))
      await userEvent.click(panel.getByRole('checkbox', { name: 'Logo in der Seitenleiste' }))
      await expect(root.dataset['theme']).toBe('dark')
      await expect(root.dataset['density']).toBe('compact')
      await expect(root.dataset['fixedHeader']).toBe('')
      await expect(canvas.getByText('Waldkerf')).toBeVisible()
    })
    await step('Zurücksetzen nimmt alles zurück', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Zurücksetzen' }))
      await expect(root.style.getPropertyValue('--color-accent')).toBe('')
      await expect(root.dataset['density']).toBeUndefined()
    })
    await step('Die Seite wurde kein einziges Mal neu gezeichnet', async () => {
      await expect(pageRendered).not.toHaveBeenCalled()
    })
  },
})

/** A setting changed in another tab applies here too. */
export const OtherTab = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Erscheinungsbild' }, { timeout: 5_000 })
    await step('Ein anderer Tab wählt dunkel', async () => {
      localStorage.setItem(settingsKey, JSON.stringify({ colorMode: 'dark' }))
      window.dispatchEvent(new StorageEvent('storage', { key: settingsKey }))
      await waitFor(() => expect(root.dataset['theme']).toBe('dark'))
    })
  },
})

/** Tokens set the size of controls; the choice is a cookie that both parts share. */
export const Size = meta.story({
  args: Ready.composed.args,
  beforeEach: () => () => preferences.setSize('medium'),
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('button', { name: 'Menü schließen' })
    const opener = await canvas.findByRole('button', { name: 'Größe der Bedienelemente' }, { timeout: 5_000 })
    const choose = async (name: string) => {
      await userEvent.click(opener)
      await userEvent.click(await screen.findByRole('menuitemradio', { name }))
    }
    await step('Sehr klein ist 28 px hoch, groß 40', async () => {
      await choose('Sehr klein')
      await expect(search.getBoundingClientRect().height).toBe(28)
      await expect(document.cookie).toContain('size=mini')
      await choose('Groß')
      await expect(search.getBoundingClientRect().height).toBe(40)
    })
  },
})

/** Without tags: a new page begins at its top, and Back restores the scroll position. */
export const Scroll = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'Erscheinungsbild' }, { timeout: 5_000 })
    await step('Nach unten, zur anderen Seite: sie beginnt oben', async () => {
      await scrollWindow(400)
      await userEvent.click(canvas.getByRole('link', { name: 'Zur anderen Seite' }))
      await expect(window.scrollY).toBe(0)
    })
    await step('Zurück ist die Stelle wieder da', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }))
      await waitFor(() => expect(window.scrollY).toBe(400))
    })
  },
})

export const Palette = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Strg K öffnet sie von überall', async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      await expect(await canvas.findByRole('combobox', { name: 'Alles durchsuchen' }, { timeout: 5_000 })).toHaveFocus()
    })
    await step('Eine Aktion ist mit drei Buchstaben getan', async () => {
      await userEvent.keyboard('dun{Enter}')
      await waitFor(() => expect(root.dataset['theme']).toBe('dark'))
      await expect(canvas.queryByRole('combobox')).toBeNull()
    })
  },
})

/** The shortcut was pressed before the frame's key handler had loaded. */
export const KeptKeys = meta.story({
  args: Ready.composed.args,
  beforeEach: () => {
    globalThis.waldkerfKeys = { asked: 'palette', end: fn() }
  },
  play: async ({ canvas, step }) => {
    await step('Die Suche öffnet sich, sobald sie kann', async () => {
      await expect(await canvas.findByRole('combobox', { name: 'Alles durchsuchen' }, { timeout: 5_000 })).toHaveFocus()
    })
  },
})

/** The state is a cookie that both parts share, 1 or 0; a change by another tab is not animated. */
export const Sidebar = meta.story({
  args: Ready.composed.args,
  beforeEach: () => () => {
    document.cookie = 'sidebarStatus=; path=/; max-age=0'
    preferences.reread()
  },
  play: async ({ canvas, userEvent, step }) => {
    const width = () => canvas.getByRole('navigation', { name: 'Hauptmenü' }).getBoundingClientRect().width
    await canvas.findByRole('button', { name: 'Erscheinungsbild' }, { timeout: 5_000 })
    await step('Zugeklappt ist 0, aufgeklappt 1', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Menü schließen' }))
      await expect(document.cookie).toContain('sidebarStatus=0')
      await userEvent.click(canvas.getByRole('button', { name: 'Menü öffnen' }))
      await expect(document.cookie).toContain('sidebarStatus=1')
    })
    await step('Was ein anderer Tab zuklappt, ist hier zu, sobald man zurückkommt', async () => {
      document.cookie = 'sidebarStatus=0; path=/'
      document.dispatchEvent(new Event('visibilitychange'))
      await waitFor(() => expect(width()).toBe(56))
    })
  },
})

export const Help = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'Erscheinungsbild' }, { timeout: 5_000 })
    await step('Das Fragezeichen zeigt die Tastenkürzel', async () => {
      await userEvent.keyboard('?')
      await expect(await screen.findByRole('dialog', { name: 'Tastenkürzel' }, { timeout: 5_000 })).toBeInTheDocument()
    })
  },
})

export const Messages = meta.story({
  args: Ready.composed.args,
  beforeEach: () => {
    notices.forget()
    return notices.forget
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was schiefging, steht in der Kopfzeile und als Liste; sie lässt sich leeren', async () => {
      notify({ tone: 'danger', message: 'Der Dienst antwortet nicht.' })
      await userEvent.click(await canvas.findByRole('button', { name: '1 Fehler' }, { timeout: 5_000 }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Liste leeren' }, { timeout: 5_000 }))
      await expect(canvas.getByText('Keine Hinweise und Fehler.')).toHaveFocus()
    })
    await step('Geschlossen ist der Fokus wieder auf dem Knopf, der nun keine Zahl mehr trägt', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Hinweise und Fehler' })).toHaveFocus())
    })
  },
})
