import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

/** A page with the button that asks. */
function Page({ open: openAtFirst, question, onAnswer }: ConfirmDialogProps) {
  const [open, setOpen] = useState(openAtFirst)
  const answer = (yes: boolean) => {
    setOpen(false)
    onAnswer(yes)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Karte löschen</Button>
      <ConfirmDialog open={open} question={question} onAnswer={answer} />
    </>
  )
}

function Vanishing({ question, onAnswer }: Omit<ConfirmDialogProps, 'open'>) {
  const [open, setOpen] = useState(false)
  const answer = (yes: boolean) => {
    setOpen(false)
    onAnswer(yes)
  }
  return (
    <main tabIndex={-1}>
      {!open && <Button onClick={() => setOpen(true)}>Menüeintrag</Button>}
      <ConfirmDialog open={open} question={question} onAnswer={answer} />
    </main>
  )
}

const meta = preview.meta({
  component: ConfirmDialog,
  parameters: { layout: 'centered' },
  render: (args) => <Page {...args} />,
})

export const Ready = meta.story({
  args: {
    open: true,
    onAnswer: fn(),
    question: {
      title: 'Die Karte löschen?',
      description: 'Mit ihr gehen ihre 14 Passpunkte verloren. Das lässt sich nicht zurücknehmen.',
      confirm: 'Karte löschen',
      danger: true,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Die Karte löschen?' })).toBeVisible()
  },
})

export const Keyboard = meta.story({
  args: { ...Ready.composed.args, open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Karte löschen' })
    await step('Der Weg zurück hat den Fokus: Enter zerstört nichts', async () => {
      opener.focus()
      await userEvent.keyboard('{Enter}')
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Die Karte löschen?' }))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Abbrechen' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
    })
    await step('Danach ist der Fokus, wo er war', async () => {
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('Escape heißt nein', async () => {
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('alertdialog')
      await userEvent.keyboard('{Escape}')
      await expect(args.onAnswer).toHaveBeenCalledTimes(2)
      await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
    })
    await step('Ja sagt nur, wer es sagt', async () => {
      await waitFor(() => expect(opener).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Karte löschen' }))
      await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
    })
  },
})

/** Things that would be lost are listed by name. */
export const ByName = meta.story({
  args: {
    open: true,
    onAnswer: fn(),
    question: {
      title: 'Die Seite verlassen?',
      description: 'Diese Eingaben sind nicht gespeichert und gehen verloren:',
      items: ['Nachricht zur Meldung 4711', 'Eigenes Profil'],
      confirm: 'Verlassen',
      cancel: 'Hier bleiben',
    },
  },
})

/** Saving is the primary way; discarding stands apart, last for the keyboard. */
export const Saving = meta.story({
  args: {
    ...ByName.composed.args,
    onSave: fn(),
    question: {
      title: 'Die Seite verlassen?',
      description: 'Diese Eingaben sind nicht gespeichert:',
      items: ['Georeferenzierung von „Oberfeld Blatt 3“'],
      confirm: 'Verwerfen',
      cancel: 'Hier bleiben',
      save: 'Speichern und verlassen',
      danger: true,
    },
  },
  render: (args) => <ConfirmDialog {...args} />,
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    const focused = (name: string) => waitFor(() => expect(dialog.getByRole('button', { name })).toHaveFocus())
    await step('Bleiben, speichern, verwerfen: so kommt die Tastatur herum', async () => {
      await focused('Hier bleiben')
      await userEvent.tab()
      await focused('Speichern und verlassen')
      await userEvent.tab()
      await focused('Verwerfen')
    })
    await step('Speichern ist weder ja noch nein', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern und verlassen' }))
      await expect(args.onSave).toHaveBeenCalledOnce()
      await expect(args.onAnswer).not.toHaveBeenCalled()
    })
  },
})

/** The button that asked is gone when the answer comes, as an entry of a menu is: the focus needs another place. */
export const FromMenu = meta.story({
  args: Ready.composed.args,
  render: ({ question, onAnswer }) => <Vanishing question={question} onAnswer={onAnswer} />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menüeintrag' }))
    await step('Dann geht es auf der Seite weiter', async () => {
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }))
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    })
  },
})
