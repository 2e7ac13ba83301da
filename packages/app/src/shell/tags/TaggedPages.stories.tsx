import preview from '@waldkerf/storybook/preview'
import { scrollWindow } from '@waldkerf/testing/scrollWindow'
import { LinkProvider } from '@waldkerf/ui/parts/Link/Link'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useState } from 'react'
import { createMemoryRouter, redirect, RouterProvider, useLocation, useParams } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { defaultConfig } from '@waldkerf/app/platform/config/config'
import { ConfigProvider } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { lostAddress, useLostAddress } from '@waldkerf/app/platform/routes/lostAddress'
import { defaultSettings } from '@waldkerf/app/platform/preferences/settings'
import { settingsStore } from '@waldkerf/app/platform/preferences/settingsStore'
import { Questions } from '@waldkerf/app/platform/questions/Questions.tsx'
import { Frame } from '../frame/Frame.tsx'
import type { FrameProps } from '../frame/frameTypes.ts'
import { renderRouterLink } from '../RouterLink.tsx'
import { unsavedWork, useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { UnsavedGuard } from '@waldkerf/app/platform/unsaved/UnsavedGuard.tsx'

/** Called at each mount of the dashboard, which is not cached. */
const dashboardBegun = fn()

function Dashboard() {
  useState(dashboardBegun)
  return <h1>Dashboard</h1>
}

const history = Array.from({ length: 60 }, (_, line) => `Eintrag ${line}`).join('\n')

/** A form with a scrollable pane; typed text is unsaved work. */
function UserPage() {
  const { user_id } = useParams()
  const [name, setName] = useState('')
  useUnsaved(name === '' ? undefined : 'Name')
  return (
    <>
      <h1>Nutzerdetails {user_id}</h1>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="Verlauf" readOnly rows={4} value={history} />
      <div style={{ height: 1600 }} />
    </>
  )
}

const table = [
  { id: 'dashboard', path: '/dashboard', title: 'Dashboard', affix: true, noCache: true },
  { id: 'gis', path: '/gis/index', title: 'GIS' },
  { id: 'user', path: '/users/:user_id', title: 'Nutzerdetails', digits: ['user_id'] },
]

const link = (id: string, title: string, to: string) => ({ id, title, to, icon: 'map' as const })

const part = {
  table,
  allowed: new Set(['dashboard', 'gis', 'user']),
  titles: { dashboard: 'Dashboard', gis: 'GIS', user: 'Nutzerdetails' },
  storageKey: 'waldkerf.tags',
  owner: 'admin@waldkerf.test',
}

/** A changed role, which may not open the users' pages. */
const withoutUsers = { ...part, allowed: new Set(['dashboard', 'gis']) }

function Shell(props: Omit<FrameProps, 'navigation'>) {
  const { pathname } = useLocation()
  const [current, setCurrent] = useState(part)
  const currentPath = useLostAddress() === '' ? pathname : ''
  const menu = [
    link('dashboard', 'Dashboard', '/dashboard'),
    link('gis', 'GIS', '/gis/index'),
    link('seven', 'Nutzer 7', '/users/7'),
    link('eight', 'Nutzer 8', '/users/8'),
  ]
  return (
    <>
      <button
        type="button"
        onClick={() => setCurrent(withoutUsers)}
        style={{ position: 'fixed', bottom: 0, left: 0, zIndex: 90 }}
      >
        Rolle entziehen
      </button>
      <Frame {...props} part={current} navigation={{ menu, currentPath, breadcrumb: [{ title: 'Seite' }] }} />
      <UnsavedGuard />
      <Questions />
    </>
  )
}

/** The frame with its router; a new run stands for the browser's reload. */
function Application({ start }: { start: string }) {
  const [run, setRun] = useState(0)
  return (
    <>
      <button
        type="button"
        onClick={() => setRun(run + 1)}
        style={{ position: 'fixed', bottom: 0, right: 0, zIndex: 90 }}
      >
        Neu laden
      </button>
      <Run key={run} start={start} />
    </>
  )
}

function Run({ start }: { start: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <Shell signOut={() => undefined} />,
          children: [
            { path: '/dashboard', element: <Dashboard /> },
            { path: '/gis/index', element: <h1>GIS</h1> },
            { path: '/users/:user_id', element: <UserPage /> },
            {
              path: '/redirect/*',
              loader: ({ request }: { request: Request }) => {
                const { pathname, search } = new URL(request.url)
                return redirect(pathname.slice('/redirect'.length) + search)
              },
            },
          ],
        },
      ],
      { initialEntries: [start] },
    ),
  )
  return (
    <ConfigProvider config={defaultConfig}>
      <LinkProvider link={renderRouterLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </ConfigProvider>
  )
}

const meta = preview.meta({
  component: Application,
  args: { start: '/users/7' },
  beforeEach: () => {
    settingsStore.change({ ...defaultSettings, tagsView: true })
    return () => {
      unsavedWork.giveUp()
      settingsStore.change(defaultSettings)
    }
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>

const tags = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Offene Seiten' }, { timeout: 5_000 }))
const pane = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Verlauf' })
const name = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Name' })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Die angeheftete Seite kommt zuerst, ohne geladen zu sein', async () => {
      const titles = (await tags(canvas)).getAllByRole('link').map((tag) => tag.textContent)
      await expect(titles).toEqual(['Dashboard', 'Nutzerdetails 7'])
      await expect(dashboardBegun).not.toHaveBeenCalled()
    })
  },
})

/** Each record's page keeps its own form, scroll position and query. */
export const KeptAlive = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const bar = await tags(canvas)
    await step('Ein Name, ein Stück gescrollt', async () => {
      await userEvent.type(name(canvas), 'Fichte')
      pane(canvas).scrollTop = 300
      await scrollWindow(200)
    })
    await step('Der andere Datensatz beginnt leer und oben', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Nutzer 8' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nutzerdetails 8' })).toBeVisible())
      await expect(name(canvas)).toHaveValue('')
      await expect(window.scrollY).toBe(0)
    })
    await step('Zurück ist alles, wie es war', async () => {
      await userEvent.click(bar.getByRole('link', { name: /Nutzerdetails 7/ }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nutzerdetails 7' })).toBeVisible())
      await expect(name(canvas)).toHaveValue('Fichte')
      await expect(pane(canvas).scrollTop).toBe(300)
      await expect(window.scrollY).toBe(200)
    })
  },
})

/** Not cached: each visit begins anew. */
export const NotCached = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const bar = await tags(canvas)
    dashboardBegun.mockClear()
    await step('Zweimal hin ist zweimal neu', async () => {
      for (const target of ['Dashboard', 'Nutzerdetails 7', 'Dashboard']) {
        await userEvent.click(bar.getByRole('link', { name: target }))
        await waitFor(() => expect(canvas.getByRole('heading', { name: target })).toBeVisible())
      }
      await expect(dashboardBegun).toHaveBeenCalledTimes(2)
    })
  },
})

export const Unsaved = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const bar = await tags(canvas)
    await userEvent.type(name(canvas), 'Fichte')
    await step('Der Tag ist bezeichnet, auch wenn eine andere Seite gezeigt wird', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'GIS' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'GIS' })).toBeVisible())
      await expect(bar.getByRole('link', { name: 'Nutzerdetails 7 (nicht gespeichert)' })).toBeVisible()
    })
    await step('Schließen fragt, Hier bleiben behält', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Nutzerdetails 7 schließen' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Hier bleiben' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(bar.getByRole('link', { name: /Nutzerdetails 7/ })).toBeVisible()
    })
    await step('Verwerfen schließt; beim nächsten Mal beginnt die Seite leer', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Nutzerdetails 7 schließen' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }))
      await waitFor(() => expect(bar.queryByRole('link', { name: /Nutzerdetails 7/ })).toBeNull())
      await userEvent.click(canvas.getByRole('link', { name: 'Nutzer 7' }))
      await waitFor(() => expect(name(canvas)).toHaveValue(''))
    })
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const bar = await tags(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'GIS' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'GIS' })).toHaveFocus())
    await step('Entf schließt die gezeigte Seite; die zuletzt gebrauchte kommt und ihr Tag hat den Fokus', async () => {
      bar.getByRole('link', { name: 'GIS' }).focus()
      await userEvent.keyboard('{Delete}')
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nutzerdetails 7' })).toBeVisible())
      await waitFor(() => expect(bar.getByRole('link', { name: 'Nutzerdetails 7' })).toHaveFocus())
    })
  },
})

export const Refresh = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const bar = await tags(canvas)
    await step('Die Seite beginnt neu, nach der Frage', async () => {
      await userEvent.type(name(canvas), 'Fichte')
      await userEvent.pointer({ keys: '[MouseRight]', target: bar.getByRole('link', { name: /Nutzerdetails 7/ }) })
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Refresh' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }))
      await waitFor(() => expect(name(canvas)).toHaveValue(''))
      await expect(bar.getByRole('link', { current: 'page' })).toHaveAccessibleName('Nutzerdetails 7')
    })
  },
})

/** After a browser reload the tags are restored; their pages load when opened. */
export const AfterReload = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await tags(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'GIS' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'GIS' })).toBeVisible())
    await step('Alle drei sind wieder da', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Neu laden' }))
      const bar = await tags(canvas)
      const titles = bar.getAllByRole('link').map((tag) => tag.textContent)
      await expect(titles).toEqual(['Dashboard', 'Nutzerdetails 7', 'GIS'])
    })
  },
})

const turn = (tagsView: boolean) => settingsStore.change({ ...defaultSettings, tagsView })

/** Switching the tags view keeps the open page as it is; leaving it asks about its unsaved work. */
export const Switched = meta.story({
  beforeEach: () => settingsStore.change({ ...defaultSettings, tagsView: false }),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Fichte')
    await step('Ein und aus: die Eingabe bleibt, wo sie war', async () => {
      turn(true)
      await tags(canvas)
      await expect(name(canvas)).toHaveValue('Fichte')
      turn(false)
      await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Offene Seiten' })).toBeNull())
      await expect(name(canvas)).toHaveValue('Fichte')
    })
    await step('Nach dem Ausschalten hält nichts mehr fest, was man verlässt: es wird gefragt', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'GIS' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Verlassen' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'GIS' })).toBeVisible())
    })
    await step('Eine Seite der Leiste bleibt beim Ausschalten ebenso stehen', async () => {
      turn(true)
      await tags(canvas)
      await userEvent.click(canvas.getByRole('link', { name: 'Nutzer 8' }))
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Tanne')
      turn(false)
      await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Offene Seiten' })).toBeNull())
      await expect(name(canvas)).toHaveValue('Tanne')
    })
  },
})

/** The role no longer allows a page with unsaved work: it stays readable until its tag is closed. */
export const ReadOnly = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const bar = await tags(canvas)
    await userEvent.type(name(canvas), 'Fichte')
    await step('Die Seite bleibt, ihre Felder sind zu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rolle entziehen' }))
      await waitFor(() => expect(name(canvas)).toBeDisabled())
      await expect(name(canvas)).toHaveValue('Fichte')
      await expect(canvas.getByText(/Ihre Rolle öffnet diese Seite nicht mehr/)).toBeVisible()
    })
    await step('Auch nach dem Besuch einer anderen', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'GIS' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'GIS' })).toBeVisible())
      await userEvent.click(bar.getByRole('link', { name: /Nutzerdetails 7/ }))
      await waitFor(() => expect(name(canvas)).toHaveValue('Fichte'))
      await expect(name(canvas)).toBeDisabled()
    })
    await step('Geschlossen wird sie nach der Frage', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Nutzerdetails 7 schließen' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }))
      await waitFor(() => expect(bar.queryByRole('link', { name: /Nutzerdetails 7/ })).toBeNull())
    })
  },
})

/** The page of an unknown address stands in the dashboard's place. */
export const Lost = meta.story({
  beforeEach: () => {
    lostAddress.set('/keine/Seite')
    return () => lostAddress.set('')
  },
  play: async ({ canvas, step }) => {
    const bar = await tags(canvas)
    await step('Keine offene Seite ist als die gezeigte markiert', async () => {
      await expect(bar.getAllByRole('link')).not.toHaveLength(0)
      await expect(bar.queryByRole('link', { current: 'page' })).toBeNull()
    })
  },
})
