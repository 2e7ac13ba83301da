import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '@waldkerf/storybook/preview'
import { Button } from '../Button/Button.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import type { DialogProps } from './Dialog.styles.ts'
import { Dialog } from './Dialog.tsx'

/** A page with the button that asks. */
function Page({ open: openAtFirst, onClose, ...rest }: DialogProps) {
  const [open, setOpen] = useState(openAtFirst)
  const close = () => {
    setOpen(false)
    onClose()
  }
  const actions = (
    <>
      <Button onClick={close}>Abbrechen</Button>
      <Button variant="primary">Ablehnen</Button>
    </>
  )
  return (
    <>
      <Button onClick={() => setOpen(true)}>Meldung ablehnen</Button>
      <Dialog {...rest} open={open} onClose={close} actions={actions} />
    </>
  )
}

const meta = preview.meta({
  component: Dialog,
  parameters: { layout: 'centered' },
  render: (args) => <Page {...args} />,
})

export const Ready = meta.story({
  args: {
    open: true,
    onClose: fn(),
    title: 'Meldung 4711 ablehnen?',
    description: 'Die meldende Person erhält Ihre Nachricht. Das lässt sich nicht zurücknehmen.',
    children: <TextArea label="Nachricht" hint="Zwei Sätze genügen." />,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

export const Keyboard = meta.story({
  args: { ...Ready.composed.args, open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Meldung ablehnen' })
    await step('Er öffnet sich mit dem Fokus im ersten Feld', async () => {
      opener.focus()
      await userEvent.keyboard('{Enter}')
      const dialog = await screen.findByRole('dialog', { name: 'Meldung 4711 ablehnen?' })
      await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Nachricht' })).toHaveFocus())
    })
    await step('Tab bleibt darin', async () => {
      await userEvent.tab({ shift: true })
      await expect(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus()
    })
    await step('Escape schließt ihn, und der Fokus ist, wo er war', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})

export const Question = Ready.extend({
  args: { children: undefined, title: 'Sitzung beenden?', description: 'Nicht gespeicherte Eingaben gehen verloren.' },
})

export const LongText = meta.story({
  args: {
    ...Ready.composed.args,
    children: Array.from({ length: 40 }, (_, at) => <p key={at}>{at + 1}. Absatz der Bedingungen</p>),
  },
  play: async ({ userEvent, step }) => {
    const dialog = await screen.findByRole('dialog')
    const body = () => within(dialog).getByText('1. Absatz der Bedingungen').parentElement
    await waitFor(() => expect(body()).toHaveAttribute('tabindex', '0'))
    await step('Der Text selbst ist ein Halt der Tabulatortaste und lässt sich mit ihr rollen', async () => {
      await expect(within(dialog).getByRole('button', { name: 'Abbrechen' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(body()).toHaveFocus()
    })
  },
})
