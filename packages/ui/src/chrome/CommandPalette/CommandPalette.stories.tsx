import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { type Command, CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'

/** A page with a button that opens the palette again. */
function Page({ onClose, ...rest }: CommandPaletteProps<Command>) {
  const [open, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Suchen</Button>
      {open && <CommandPalette {...rest} onClose={close} />}
    </main>
  )
}

const meta = preview.meta({ component: Page })

export const Ready = meta.story({
  args: {
    commands: [
      { id: 'dashboard', group: 'screens', label: 'Dashboard', icon: 'dashboard' },
      { id: 'gis', group: 'screens', label: 'GIS', icon: 'map' },
      { id: 'users', group: 'screens', label: 'Nutzer', icon: 'users' },
      { id: 'menu', group: 'screens', label: 'Menü 1-2', detail: 'Verschachtelt › Menü 1', icon: 'layers' },
      { id: 'dark', group: 'actions', label: 'Farbschema: Dunkel', icon: 'moon' },
      { id: 'signOut', group: 'actions', label: 'Abmelden', icon: 'sign-out' },
    ],
    onRun: fn(),
    onClose: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = () => canvas.getByRole('combobox', { name: 'Alles durchsuchen' })
    await step('Man tippt gleich los', async () => {
      await expect(field()).toHaveFocus()
      await userEvent.keyboard('nutz')
      await expect(canvas.getAllByRole('option')).toHaveLength(1)
    })
    await step('Eingabe führt hin und schließt', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ id: 'users' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
})

/** Whoever types before it is there loses no letter. */
export const Begun = meta.story({
  args: { ...Ready.composed.args, begun: 'nutz', finds: { onSearch: fn(), hits: { status: 'ready', data: [] } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Alles durchsuchen' })).toHaveValue('nutz')
    await waitFor(() => expect(args.finds?.onSearch).toHaveBeenCalledWith('nutz'))
    await userEvent.keyboard('er')
    await expect(canvas.getByRole('option', { name: /Nutzer/ })).toBeVisible()
  },
})

export const Open = meta.story({ args: Ready.composed.args })

export const Keyboard = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    const chosen = () => canvas.getByRole('option', { selected: true }).textContent
    await step('Pfeile gehen durch beide Gruppen und rundherum', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(chosen()).toBe('GIS')
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expect(chosen()).toBe('Abmelden')
    })
    await step('Escape schließt, der Fokus kehrt zurück', async () => {
      const opener = canvas.getByRole('button', { name: 'Suchen', hidden: true })
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('combobox')).toBeNull()
      opener.focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard('{Escape}')
      await expect(opener).toHaveFocus()
    })
  },
})

export const Empty = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Was es nicht gibt, wird gesagt', async () => {
      await userEvent.type(canvas.getByRole('combobox'), 'Hirsch')
      await expect(canvas.getByRole('status')).toHaveTextContent('0 Treffer')
    })
  },
})

export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    commands: [
      {
        id: 'register',
        group: 'screens',
        label: 'Forstschädlingsüberwachungsdienststellenverzeichnis',
        detail: 'Georeferenzierungsqualitätssicherung › Bestandsplanübersichtskarten',
        icon: 'table',
      },
    ],
  },
})

const hits: readonly Command[] = [
  { id: 'kaefer 12', group: 'kaefer', label: 'Buchdrucker', detail: '#12 · Bayern · 20.11.2026', icon: 'pin' },
  { id: 'kaefer 9', group: 'kaefer', label: 'Buchdrucker', detail: '#9 · Thüringen · 03.11.2026', icon: 'pin' },
  { id: 'kaeferarten 1', group: 'kaeferarten', label: 'Buchdrucker', detail: 'Ips typographus', icon: 'beetle' },
  { id: 'benutzer 7', group: 'benutzer', label: 'Anna Buchner', detail: 'buchner@waldkerf.test', icon: 'profile' },
  { id: 'kunde 3', group: 'kunde', label: 'Forstamt Buchau', detail: 'Bad Buchau', icon: 'clients' },
  {
    id: 'rechnung 4',
    group: 'rechnung',
    label: 'RE-2026-0004',
    detail: 'Forstamt Buchau · 02.11.2026',
    icon: 'invoice',
  },
  {
    id: 'angebot 5',
    group: 'angebot',
    label: 'AN-2026-0005',
    detail: 'Forstamt Buchau · 01.10.2026',
    icon: 'document',
  },
  { id: 'karte 2', group: 'karte', label: 'Buchau, Blatt 1', detail: 'Forstamt Buchau', icon: 'map' },
]

/** Hits of every kind, under the pages and actions. */
export const EveryKind = meta.story({
  args: { ...Ready.composed.args, finds: { onSearch: fn(), hits: { status: 'ready', data: hits } } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Jede Art hat ihre Überschrift', async () => {
      await userEvent.keyboard('buch')
      await expect(args.finds?.onSearch).toHaveBeenLastCalledWith('buch')
      await expect(canvas.getAllByRole('group').map((one) => one.getAttribute('aria-labelledby'))).toHaveLength(7)
      await expect(canvas.getByRole('group', { name: 'Rechnungen' })).toHaveTextContent('RE-2026-0004')
    })
    await step('Was gesucht ist, ist markiert, und die Zahl wird vorgelesen', async () => {
      await expect(canvas.getByText('Buch', { selector: '[id$="-3"] span mark' })).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('8 Treffer')
    })
    await step('Pfeile gehen über die Überschriften, Eingabe führt hin', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
      await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ id: 'benutzer 7' }))
    })
  },
})

/** Enter before the hits are loaded waits for them; it never takes a hit of an earlier text. */
export const Loading = meta.story({
  args: { ...Ready.composed.args, finds: { onSearch: fn(), hits: { status: 'loading' } } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Seiten sind gleich da, darunter wird gesucht', async () => {
      await userEvent.keyboard('nutz')
      await expect(canvas.getByRole('option', { name: 'Nutzer' })).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('Daten werden durchsucht …')
    })
    await step('Eingabe wartet, wo noch nichts steht', async () => {
      await userEvent.clear(canvas.getByRole('combobox'))
      await userEvent.keyboard('RE-2026{Enter}')
      await expect(args.onRun).not.toHaveBeenCalled()
      await expect(canvas.getByRole('combobox')).toHaveFocus()
    })
  },
})

/** The hits arrive after Enter was pressed. */
function Late({ onRun, ...rest }: CommandPaletteProps<Command>) {
  const [there, setThere] = useState(false)
  return (
    <main>
      <CommandPalette
        {...rest}
        onRun={onRun}
        finds={{
          onSearch: (text) => {
            if (text !== '') setTimeout(() => setThere(true), 200)
          },
          hits: there ? { status: 'ready', data: hits } : { status: 'ready', data: hits.slice(5), refreshing: true },
        }}
      />
    </main>
  )
}

export const EnterBeforeHits = meta.story({
  args: Ready.composed.args,
  render: (args) => <Late {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Frühere Treffer bleiben stehen', async () => {
      await userEvent.keyboard('bu')
      await expect(canvas.getByRole('option', { name: /RE-2026-0004/ })).toBeVisible()
    })
    await step('Eingabe geht zum ersten der neuen', async () => {
      await userEvent.keyboard('c{Enter}')
      await waitFor(() => expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ id: 'kaefer 12' })))
    })
  },
})

export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    finds: { onSearch: fn(), hits: { status: 'failed', message: 'Keine Verbindung zum Dienst.', retry: fn() } },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der Fehler steht da, Seiten gehen weiter', async () => {
      await userEvent.keyboard('nutz')
      await expect(canvas.getByText(/Keine Verbindung zum Dienst/)).toBeVisible()
      await expect(canvas.getByRole('option', { name: 'Nutzer' })).toBeVisible()
    })
    await step('Noch einmal versuchen geht mit der Tastatur', async () => {
      canvas.getByRole('button', { name: 'Erneut versuchen' }).focus()
      await userEvent.keyboard('{Enter}')
      const { hits: failed } = args.finds ?? {}
      await expect(failed?.status === 'failed' && failed.retry).toHaveBeenCalledOnce()
      await expect(args.onRun).not.toHaveBeenCalled()
    })
  },
})

/** Before anything is typed, the entries that were chosen last are listed. */
export const Recent = meta.story({
  args: { ...EveryKind.composed.args, recent: hits.slice(3, 5) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Eingabe geht zum zuletzt Gewählten', async () => {
      await expect(canvas.getByRole('group', { name: 'Zuletzt gewählt' })).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ label: 'Anna Buchner' }))
    })
  },
})
