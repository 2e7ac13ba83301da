import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { examplePicture } from '../upload/examplePictures.ts'
import type { Upload } from '../upload/upload.ts'
import { AvatarScreen } from './AvatarScreen.tsx'

const meta = preview.meta({
  component: AvatarScreen,
  args: { upload: fn<Upload>(async (_file, { onProgress }) => onProgress(1)), say: fn() },
})

async function openDialog(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await userEvent.click(canvas.getByRole('button', { name: 'Profilbild ändern' }))
  return within(await screen.findByRole('dialog', { name: 'Profilbild ändern' }))
}

const findFileField = (dialog: ReturnType<typeof within>) =>
  dialog.findByLabelText('Bild wählen', { selector: 'input' })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step('Ein zu kleines Bild wird abgelehnt, und die Meldung sagt warum', async () => {
      await userEvent.upload(await findFileField(dialog), await examplePicture('klein.png', 120))
      await expect(await dialog.findByText('Das Bild ist kleiner als 300 × 300 Pixel.')).toBeVisible()
    })
    await step('Ein passendes wird zugeschnitten, mit der Tastatur vergrößert und hochgeladen', async () => {
      await userEvent.upload(await findFileField(dialog), await examplePicture('wald.png', 600))
      await userEvent.click(await dialog.findByRole('button', { name: 'Näher heran' }))
      await expect(dialog.getByRole('slider', { name: 'Vergrößerung' })).toHaveValue('1')
      await dialog.findByText('Vorschau', {}, { timeout: 5_000 })
      await userEvent.click(dialog.getByRole('button', { name: 'Hochladen' }))
      await waitFor(() => expect(args.say).toHaveBeenCalledWith('Das Profilbild ist geändert.'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('Es steht auf der Seite', async () => {
      const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Das jetzige Profilbild' })
      await expect(picture.src).toMatch(/^blob:/)
    })
  },
})
export const Failed = meta.story({
  args: { upload: fn<Upload>(async () => Promise.reject(new Error('Der Dienst ist nicht erreichbar.'))) },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await userEvent.upload(await findFileField(dialog), await examplePicture('wald.png', 600))
    await step('Misslingt das Hochladen, bleibt der Ausschnitt und man versucht es noch einmal', async () => {
      await dialog.findByText('Vorschau', {}, { timeout: 5_000 })
      await userEvent.click(dialog.getByRole('button', { name: 'Hochladen' }))
      await expect(await dialog.findByText('Der Dienst ist nicht erreichbar.')).toBeVisible()
      await expect(dialog.getByText('Vorschau')).toBeVisible()
    })
  },
})
export const NoPicture = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openDialog(canvas, userEvent)
    await step('Was nur so heißt, ist kein Bild', async () => {
      await userEvent.upload(
        await findFileField(dialog),
        new File(['<svg onload="x">'], 'bild.png', { type: 'image/png' }),
      )
      await expect(await dialog.findByText('Das ist kein Bild, das hier gelesen werden kann.')).toBeVisible()
    })
  },
})
export const PreviewOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent)
    await userEvent.upload(await findFileField(dialog), await examplePicture('wald.png', 600))
    await dialog.findByText('Vorschau', {}, { timeout: 5_000 })
  },
})
