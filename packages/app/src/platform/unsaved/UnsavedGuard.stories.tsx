import preview from '@waldkerf/storybook/preview'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { space } from '@waldkerf/ui/theme/tokens'
import { Activity, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Questions } from '../questions/Questions.tsx'
import { maySignOut } from './leave.ts'
import { hasUnsaved, keptReports, keptScans, pendingWrites, unsavedWork, useUnsaved } from './unsaved.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

const signOut = fn()

/** Resolves with whether the form's next request succeeds. */
let answer = Promise.withResolvers<boolean>()

/** A form whose answer is waited for. */
function SentForm() {
  const [name, setName] = useState('')
  useUnsaved(name === '' ? undefined : 'Name des Kunden')
  const send = () =>
    void pendingWrites.during('Name des Kunden', answer.promise).then((stored) => stored && setName(''))
  return (
    <>
      <h1>Kunde</h1>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <Button variant="primary" onClick={send}>
        Senden
      </Button>
    </>
  )
}

/** A form whose saving the question may offer. */
function SavableForm() {
  const [name, setName] = useState('')
  useUnsaved(name === '' ? undefined : 'Name des Kunden', async () => {
    const stored = await answer.promise
    if (stored) setName('')
    return stored
  })
  return <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
}

/** A form that is saved by its button. */
function Form() {
  const [name, setName] = useState('')
  const navigate = useNavigate()
  const saved = useUnsaved(name === '' ? undefined : 'Name des Kunden')
  const save = () => {
    saved()
    void navigate('/list')
  }
  return (
    <>
      <h1>Kunde</h1>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <Button variant="primary" onClick={save}>
        Speichern
      </Button>
    </>
  )
}

/** All ways out of a page. */
function Frame() {
  const navigate = useNavigate()
  const [shown, setShown] = useState(true)
  return (
    <main style={{ display: 'grid', gap: space(2), justifyItems: 'start', padding: space(4) }}>
      <nav>
        <Link to="/list">Liste</Link> <Link to="/form?tab=2">Formular, zweiter Reiter</Link>
      </nav>
      <Button onClick={() => void navigate(-1)}>Zurück</Button>
      <Button onClick={() => void navigate(1)}>Vor</Button>
      <Button onClick={() => void maySignOut().then((yes) => yes && signOut())}>Abmelden</Button>
      <Button onClick={() => setShown(!shown)}>Seite zeigen oder verstecken</Button>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Outlet />
      </Activity>
      <UnsavedGuard />
      <Questions />
    </main>
  )
}

function Application({ at = '/form' }: { at?: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <Frame />,
          children: [
            { path: '/list', element: <h1>Kunden</h1> },
            { path: '/form', element: <Form /> },
            { path: '/sent', element: <SentForm /> },
            { path: '/savable', element: <SavableForm /> },
          ],
        },
      ],
      { initialEntries: ['/list', at, '/list'], initialIndex: 1 },
    ),
  )
  return <RouterProvider router={router} />
}

const meta = preview.meta({
  component: UnsavedGuard,
  render: () => <Application />,
  beforeEach: () => {
    keptReports.set(0)
    keptScans.set([])
    return () => unsavedWork.giveUp()
  },
})

const leaving = () => screen.findByRole('alertdialog', { name: 'Die Seite verlassen?' })

/** A sidebar link, Back and Forward: the question names the unsaved work; answering no changes nothing. */
export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: 'Name' })
    await step('Ohne Eingabe fragt niemand', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Liste' }))
      await expect(canvas.getByRole('heading', { name: 'Kunden' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }))
    })
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Forstamt')
    for (const way of ['Liste', 'Zurück', 'Vor']) {
      await step(`${way}: die Frage nennt, was verloren ginge, und Bleiben ändert nichts`, async () => {
        await userEvent.click(canvas.getByText(way))
        const dialog = within(await leaving())
        await expect(dialog.getByText('Name des Kunden')).toBeInTheDocument()
        await userEvent.click(dialog.getByRole('button', { name: 'Hier bleiben' }))
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
        await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Forstamt')
      })
    }
    await step('Wer verlässt, verlässt', async () => {
      await userEvent.click(canvas.getByText('Zurück'))
      await userEvent.click(within(await leaving()).getByRole('button', { name: 'Verlassen' }))
      await waitFor(() => expect(field).not.toBeInTheDocument())
      await expect(hasUnsaved()).toBe(false)
    })
  },
})

/** Another query on the same path is the same page. */
export const SamePage = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Forstamt')
    await step('Ein anderer Reiter derselben Seite fragt nicht', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Formular, zweiter Reiter' }))
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Forstamt')
    })
  },
})

export const Saved = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Gespeichert und im selben Zug verlassen: keine Frage', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Forstamt')
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await expect(await canvas.findByRole('heading', { name: 'Kunden' })).toBeVisible()
    })
  },
})

/** Leaving the page during a request asks only if that request fails. */
export const OnTheWire = meta.story({
  render: () => <Application at="/sent" />,
  play: async ({ canvas, userEvent, step }) => {
    const leave = async () => {
      answer = Promise.withResolvers()
      await userEvent.click(canvas.getByRole('button', { name: 'Senden' }))
      await userEvent.click(canvas.getByRole('link', { name: 'Liste' }))
      await expect(screen.queryByRole('alertdialog')).toBeNull()
    }
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Forstamt')
    await step('Kommt es nicht an, nennt die Frage, was verloren ginge', async () => {
      await leave()
      answer.resolve(false)
      await userEvent.click(within(await leaving()).getByRole('button', { name: 'Hier bleiben' }))
    })
    await step('Kommt es an, geht es ohne Frage weiter', async () => {
      await leave()
      answer.resolve(true)
      await expect(await canvas.findByRole('heading', { name: 'Kunden' })).toBeVisible()
      await expect(screen.queryByRole('alertdialog')).toBeNull()
    })
  },
})

/** Where the page can save, the question offers that first. */
export const SavedOnLeaving = meta.story({
  render: () => <Application at="/savable" />,
  play: async ({ canvas, userEvent, step }) => {
    const saveAndLeave = async (stored: boolean) => {
      answer = Promise.withResolvers()
      await userEvent.click(canvas.getByRole('link', { name: 'Liste' }))
      await userEvent.click(within(await leaving()).getByRole('button', { name: 'Speichern und verlassen' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      answer.resolve(stored)
    }
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Forstamt')
    await step('Lässt es sich nicht speichern, bleibe ich mit allem, was ich geschrieben habe', async () => {
      await saveAndLeave(false)
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Forstamt')
      await expect(hasUnsaved()).toBe(true)
    })
    await step('Gespeichert geht es weiter', async () => {
      await saveAndLeave(true)
      await expect(await canvas.findByRole('heading', { name: 'Kunden' })).toBeVisible()
      await expect(hasUnsaved()).toBe(false)
    })
  },
})

const asked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Another address, reload and closing the window: the browser's own question. */
export const Window = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: 'Name' })
    await step('Der Browser fragt nur, solange etwas ungespeichert ist', async () => {
      await expect(asked()).toBe(false)
      await userEvent.type(field, 'F')
      await expect(asked()).toBe(true)
      await userEvent.clear(field)
      await waitFor(() => expect(asked()).toBe(false))
    })
  },
})

export const SignOut = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Forstamt')
    const answer = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Abmelden' }))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Trotzdem abmelden?' }))
      await userEvent.click(dialog.getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await step('Bleiben meldet nicht ab', async () => {
      await answer('Hier bleiben')
      await expect(signOut).not.toHaveBeenCalled()
    })
    await step('Abmelden verwirft, und der Browser fragt nicht noch einmal', async () => {
      await answer('Abmelden und verwerfen')
      await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
      await expect(asked()).toBe(false)
    })
  },
})

/** A page that is kept alive keeps its unsaved work while hidden, so leaving it needs no question. */
export const KeptAlive = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Forstamt')
    await step('Versteckt ist es noch ungespeichert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Seite zeigen oder verstecken' }))
      await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull())
      await expect(hasUnsaved('/form')).toBe(true)
      await expect(asked()).toBe(true)
    })
    await step('Bleibt die Seite am Leben, fragt beim Wechseln niemand', async () => {
      const end = unsavedWork.keepAlive((page) => page === '/form')
      await userEvent.click(canvas.getByRole('link', { name: 'Liste' }))
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      end()
    })
  },
})

export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Forstamt')
    await userEvent.click(canvas.getByRole('link', { name: 'Liste' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave the page?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
  },
})
