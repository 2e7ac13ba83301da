import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'
import { FormDialog, useSubmit } from './FormDialog.tsx'

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

interface ExampleProps {
  onSend: (name: string) => Promise<void>
  onClose: () => void
}

/** One field, as a screen would send it. */
function Example({ onSend, onClose }: ExampleProps) {
  const [name, setName] = useState('Sägewerk Ülzen')
  const { busy, error, isSent, submit } = useSubmit(onClose)
  return (
    <FormDialog
      title="Neues Sägewerk"
      description="Alles Weitere lässt sich ergänzen."
      submit={{ label: 'Anlegen' }}
      busy={busy}
      problem={error}
      onSubmit={() => void submit(name !== '', () => onSend(name))}
      onClose={onClose}
    >
      <TextField
        label="Name"
        error={isSent && name === '' ? 'Bitte geben Sie einen Namen ein.' : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  )
}

const meta = preview.meta({ component: Example })
const opened = async () => within(await screen.findByRole('dialog', {}, late))

export const Ready = meta.story({
  args: { onSend: fn(async () => undefined), onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    const dialog = await opened()
    await step('Ohne Namen wird nichts gesendet', async () => {
      await userEvent.clear(dialog.getByRole('textbox'))
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(await dialog.findByText('Bitte geben Sie einen Namen ein.')).toBeVisible()
      await expect(args.onSend).not.toHaveBeenCalled()
    })
    await step('Mit Namen genügt Enter, und der Dialog schließt sich', async () => {
      await userEvent.type(dialog.getByRole('textbox'), 'Sägewerk{Enter}')
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(args.onSend).toHaveBeenLastCalledWith('Sägewerk')
    })
  },
})

/** The answer takes its time. */
export const Busy = meta.story({
  args: { onSend: fn(() => new Promise<void>(() => {})), onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    const dialog = await opened()
    await step('Ein zweiter Druck sendet nicht noch einmal', async () => {
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(args.onSend).toHaveBeenCalledOnce()
    })
  },
})

export const Failed = meta.story({
  args: { onSend: fn(async () => undefined), onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    mocked(args.onSend).mockRejectedValueOnce(new Error('Der Datendienst antwortet nicht.'))
    const dialog = await opened()
    await step('Was scheitert, steht im Dialog; was getippt ist, bleibt', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(await dialog.findByRole('alert')).toHaveTextContent('Der Datendienst antwortet nicht.')
      await expect(dialog.getByRole('textbox')).toHaveValue('Sägewerk Ülzen')
      await expect(args.onClose).not.toHaveBeenCalled()
    })
  },
})
