import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { UploadBar } from './UploadBar.tsx'

const upload = {
  name: 'Dränplan Hinterwald Blatt 3.tif',
  size: 62_914_560,
  sent: 25_165_824,
  status: 'uploading' as const,
  pause: fn(),
  resume: fn(),
}

const meta = preview.meta({ component: UploadBar, args: { upload } })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Wie weit es ist, steht da, und es lässt sich anhalten', async () => {
      await expect(canvas.getByText('24 von 60 MB')).toBeVisible()
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
      await userEvent.click(canvas.getByRole('button', { name: 'Anhalten' }))
      await expect(upload.pause).toHaveBeenCalled()
    })
  },
})
export const Paused = meta.story({ args: { upload: { ...upload, status: 'paused' } } })
export const Failed = meta.story({
  args: { upload: { ...upload, status: 'failed', message: 'Keine Verbindung. Ihre Eingabe bleibt erhalten.' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Warum, steht da, und es geht auf Knopfdruck weiter', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Keine Verbindung')
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter hochladen' }))
      await expect(upload.resume).toHaveBeenCalled()
    })
  },
})
/** A private window, or a full disk: nothing is promised that does not hold. */
export const Loose = meta.story({
  args: { upload: { ...upload, status: 'failed', message: 'Keine Verbindung.', isLoose: true } },
  play: async ({ canvas, step }) => {
    await step('Die Seite muss offen bleiben, und aufbewahrt ist nichts', async () => {
      await expect(canvas.getByText(/^Dieser Browser bewahrt keine Dateien auf/)).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('Noch nicht hochgeladen. Keine Verbindung.')
    })
  },
})
export const Ended = meta.story({
  args: { upload: { ...upload, sent: 0, status: 'ended' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Wer es beendet hat, steht da, und neu beginnt nur, wer das will', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Die Administration hat das Hochladen')
      await userEvent.click(canvas.getByRole('button', { name: 'Neu beginnen' }))
      await expect(upload.resume).toHaveBeenCalled()
    })
  },
})
export const Stored = meta.story({ args: { upload: { ...upload, sent: upload.size, status: 'stored' } } })
