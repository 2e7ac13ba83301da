import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { space } from '@waldkerf/ui/theme/tokens'
import { recentErrors, recentNotices } from '../examples/frame.ts'
import { RecentMessages, type RecentMessagesProps, RelativeTime } from './RecentMessages.tsx'

/** Opens, closes and empties as the frame does. */
function Page({ open: openAtFirst, onClose, onClear, ...lists }: RecentMessagesProps) {
  const [open, setOpen] = useState(openAtFirst)
  const [cleared, setCleared] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  const clear = () => {
    onClear()
    setCleared(true)
  }
  return (
    <main style={{ minHeight: '100dvh', padding: space(4) }}>
      <Button icon="bell" onClick={() => setOpen(true)}>
        Meldungen
      </Button>
      <RecentMessages
        {...(cleared ? { errors: [], notices: [] } : lists)}
        open={open}
        onClose={close}
        onClear={clear}
      />
    </main>
  )
}

const meta = preview.meta({
  component: RecentMessages,
  subcomponents: { RelativeTime },
  render: (args) => <Page {...args} />,
})

export const Ready = meta.story({
  args: { open: true, onClose: fn(), errors: recentErrors, notices: recentNotices, onClear: fn() },
  play: async ({ canvas, step }) => {
    await step('Fehler und was sonst gesagt wurde stehen in zwei Gruppen', async () => {
      await expect(canvas.getByRole('region', { name: 'Fehler' })).toHaveTextContent(/nicht gespeichert/)
      await expect(canvas.getByRole('region', { name: 'Hinweise' })).toHaveTextContent(/veröffentlicht/)
    })
    await step('Wiederholte Fehler stehen einmal da, mit ihrer Zahl', async () => {
      await expect(canvas.getByText(/3-mal/)).toBeInTheDocument()
    })
  },
})

export const Keyboard = meta.story({
  args: { ...Ready.composed.args, open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Meldungen' })
    await step('Leeren lässt die Tafel stehen und sagt, dass nichts mehr da ist', async () => {
      opener.focus()
      await userEvent.keyboard('{Enter}')
      canvas.getByRole('button', { name: 'Liste leeren' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onClear).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('status')).toHaveTextContent('Keine Hinweise und Fehler.')
      await expect(canvas.getByRole('status')).toHaveFocus()
    })
    await step('Escape schließt, der Fokus ist zurück', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})

export const NoErrors = meta.story({ args: { ...Ready.composed.args, errors: [] } })

export const Empty = meta.story({ args: { ...Ready.composed.args, errors: [], notices: [] } })

export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    errors: [
      {
        id: '1',
        at: '2026-11-20T10:05:00Z',
        message:
          'Die Georeferenzierungsqualitätssicherungsergebnisse der Bestandsplanübersichtskarte konnten nicht gespeichert werden.',
        count: 1,
        place: 'Forstschädlingsüberwachungsdienststellenverzeichnis',
      },
    ],
  },
})

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()

export const Time = meta.story({
  args: Ready.composed.args,
  render: () => (
    <ul>
      {[5, 90, 7_300, 100_000].map((seconds) => (
        <li key={seconds}>
          <RelativeTime at={ago(seconds)} />
        </li>
      ))}
      <li>
        <RelativeTime at="2026-03-02T08:05:00Z" />
      </li>
    </ul>
  ),
  parameters: { layout: 'centered' },
  play: async ({ canvas, globals, step }) => {
    await step('Was eben war, sagt wie lange es her ist, und hat die volle Zeit daneben', async () => {
      const minutes = await canvas.findByText(globals['language'] === 'en' ? '2 minutes ago' : 'vor 2 Minuten')
      await expect(minutes.title).toMatch(/\d{4},? \d{2}:\d{2}/)
    })
    await step('Was länger her ist, steht mit seinem Tag da', async () => {
      await expect(canvas.getByText(/2026,? 09:05/)).toBeVisible()
    })
  },
})
