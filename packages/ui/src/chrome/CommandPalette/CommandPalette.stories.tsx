import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../parts/Button/Button.tsx'
import { type Command, CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'

/** A page that opens it. */
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
    const field = () => canvas.getByRole('combobox', { name: 'Suchen und springen' })
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
