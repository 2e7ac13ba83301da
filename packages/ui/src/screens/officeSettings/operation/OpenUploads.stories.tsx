import type { OpenUpload } from '@waldkerf/domain/entities/maps/scans'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import { OpenUploads } from './OpenUploads.tsx'

const upload: OpenUpload = {
  id: 'a'.repeat(32),
  karte_id: 12,
  von: 'friederike.hohenstein-baumgartner@waldkerf.test',
  bytes: 1_073_741_824,
  da: 125_829_120,
  zuletzt: '2026-11-20T14:30:00Z',
  haelt_platz: true,
}
/** Silent for more than an hour. */
const silent = {
  ...upload,
  id: 'b'.repeat(32),
  karte_id: 7,
  da: 0,
  zuletzt: '2026-11-20T09:05:00Z',
  haelt_platz: false,
}

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: OpenUploads, args: { onEnd: fn(async () => undefined) } })

export const Ready = meta.story({
  args: { uploads: { status: 'ready', data: [upload, silent] } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Hochladen, das schweigt, wird beendet', async () => {
      await expect(
        canvas.getByText('0 von 1.024 MB · zuletzt 20.11.2026, 10:05 · kein Platz mehr zugesagt'),
      ).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: `Hochladen von ${silent.von} für Karte 7 beenden` }))
    })
    await step('erst nach der Frage, die sagt, was verloren geht', async () => {
      const question = within(await screen.findByRole('alertdialog', { name: 'Hochladen beenden?' }, late))
      await expect(question.getByText(/geht auf dem Server verloren/)).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Abbrechen' }))
      await expect(args.onEnd).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: `Hochladen von ${silent.von} für Karte 7 beenden` }))
      const again = within(await screen.findByRole('alertdialog', { name: 'Hochladen beenden?' }, late))
      await userEvent.click(again.getByRole('button', { name: 'Hochladen beenden' }))
      await expect(args.onEnd).toHaveBeenCalledWith(silent)
      await expect(await canvas.findByText('Beendet. Der Platz ist wieder frei.')).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { uploads: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { uploads: { status: 'loading' } } })
export const Failed = meta.story({
  args: { uploads: { status: 'failed', message: 'Der Server antwortet nicht.', retry: fn() } },
})
