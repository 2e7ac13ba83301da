import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { MessageField, type MessageFieldProps } from './MessageField.tsx'

/** Keeps what is written. */
function LiveField({ text: start, onChange, ...rest }: MessageFieldProps) {
  const [text, setText] = useState(start)
  const change = (next: string) => (setText(next), onChange(next))
  return <MessageField {...rest} text={text} onChange={change} />
}

const meta = preview.meta({
  component: MessageField,
  render: (args) => <LiveField {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, minHeight: 420, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    text: '',
    status: 'new',
    values: { art: 'Buchdrucker', tag: '21.05.2026', land: 'Bayern' },
    onChange: fn(),
    onBegin: fn(),
  },
})

/** Of a record from a file. */
export const ToNobody = meta.story({
  args: { ...Ready.composed.args, toNobody: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('Niemand liest mit: nur eine Ablehnung hat ihre Begründung', async () => {
      await expect(canvas.getByRole('textbox', { name: /^Begründung einer Ablehnung/ })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Vorlage einsetzen' }))
      await expect(await screen.findByRole('menuitem', { name: 'Kein Borkenkäfer' })).toBeVisible()
      await expect(screen.queryByRole('menuitem', { name: 'Baumart erfragen' })).toBeNull()
      await userEvent.keyboard('{Escape}')
    })
  },
})
export const Missing = meta.story({
  args: { ...Ready.composed.args, missing: { kind: 'messageMissing', status: 'rejected' } },
})
export const QuestionMissing = meta.story({
  args: { ...Ready.composed.args, missing: { kind: 'messageMissing', status: 'query' } },
})
export const WithdrawalMissing = meta.story({
  args: { ...Ready.composed.args, status: 'published', missing: { kind: 'messageMissing', status: 'rejected' } },
  play: async ({ canvas, step }) => {
    await step('Beim Zurückziehen fragt das Feld nach dem Grund dafür', async () => {
      await expect(canvas.getByText('Bitte schreiben Sie, warum sie zurückgezogen wird.')).toBeVisible()
    })
  },
})

export const ByTemplate = meta.story({
  args: { ...Ready.composed.args, text: 'Guten Tag.' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Eine Vorlage kommt nach dem Geschriebenen, gefüllt mit dem, was die Meldung sagt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vorlage einsetzen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Schon gemeldet' }))
      await expect(canvas.getByRole('textbox')).toHaveValue(
        'Guten Tag.\nDieser Fund (Buchdrucker, 21.05.2026) liegt uns schon vor. Sie brauchen nichts weiter zu tun.',
      )
    })
    await step('Man schreibt weiter, und die Entscheidung der Vorlage ist begonnen', async () => {
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
      await expect(args.onBegin).toHaveBeenCalledWith('rejected')
    })
  },
})

export const Published = meta.story({
  args: { ...Ready.composed.args, status: 'published' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Nur Vorlagen für das, was folgen darf, werden angeboten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vorlage einsetzen' }))
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Kein Borkenkäfer' })).toBeVisible())
      await expect(screen.queryByRole('menuitem', { name: 'Ort unklar' })).toBeNull()
    })
  },
})
