import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { examplePicture } from '../upload/examplePictures.ts'
import type { Upload } from '../upload/upload.ts'
import { RichTextScreen } from './RichTextScreen.tsx'

const meta = preview.meta({
  component: RichTextScreen,
  args: { upload: fn<Upload>(async (_file, { onProgress }) => onProgress(1)) },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' }, { timeout: 10_000 })
    const result = within(canvas.getByRole('region', { name: 'So wird es angezeigt' }))
    await step('Was man schreibt und auszeichnet, steht gleich darunter', async () => {
      await userEvent.click(text)
      await userEvent.keyboard('{Control>}a{/Control}')
      await userEvent.click(canvas.getByRole('button', { name: 'Kursiv' }))
      await waitFor(() =>
        expect(result.getByRole('heading', { name: 'Willkommen am Waldrand' }).querySelector('em')).toBeTruthy(),
      )
      await expect(canvas.getByRole('button', { name: 'Kursiv' })).toHaveAttribute('aria-pressed', 'true')
    })
    await step('Suchen und ersetzen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Einfügen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Suchen und ersetzen …' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Suchen und ersetzen' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Suchen' }), 'Specht')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Ersetzen durch' }), 'Häher')
      await userEvent.click(dialog.getByRole('button', { name: 'Alle ersetzen' }))
      await expect(dialog.getByText('Eine Stelle ersetzt.')).toBeVisible()
      await userEvent.click(dialog.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement)
      await waitFor(() => expect(result.getByText(/Häher/)).toBeVisible())
    })
  },
})

export const Failed = meta.story({
  args: { upload: fn<Upload>(async () => Promise.reject(new Error('Der Dienst ist nicht erreichbar.'))) },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('textbox', { name: 'Text' }, { timeout: 10_000 })
    await step('Solange eines misslang, wird keines eingefügt, und es wird gesagt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bilder hochladen' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Bilder einfügen' }))
      await userEvent.upload(await dialog.findByLabelText('Bilder wählen', { selector: 'input' }), [
        await examplePicture('eins.png', 60),
      ])
      await expect(await dialog.findByText('Der Dienst ist nicht erreichbar.')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
      await expect(dialog.getByText(/Bitte warten, bis alle hochgeladen sind/)).toBeVisible()
    })
  },
})

export const Pictures = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByRole('textbox', { name: 'Text' }, { timeout: 10_000 })
    await step('Bilder werden hochgeladen und dann alle eingefügt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bilder hochladen' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Bilder einfügen' }))
      const files = [await examplePicture('eins.png', 60), await examplePicture('zwei.png', 60)]
      await userEvent.upload(await dialog.findByLabelText('Bilder wählen', { selector: 'input' }), files)
      await waitFor(() => expect(dialog.getAllByText('Gespeichert')).toHaveLength(2))
      await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
      await waitFor(() => expect(canvasElement.querySelectorAll('section img[alt="zwei"]')).toHaveLength(1))
    })
  },
})

export const Linked = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' }, { timeout: 10_000 })
    const result = within(canvas.getByRole('region', { name: 'So wird es angezeigt' }))
    await userEvent.click(text)
    await userEvent.click(canvas.getByRole('button', { name: 'Einfügen' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verweis …' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Verweis' }))
    const address = dialog.getByRole('textbox', { name: 'Adresse' })
    await step('Was kein Ort ist, sondern ein Programm, wird nicht genommen', async () => {
      await userEvent.type(address, 'javascript:alert(1){Enter}')
      await expect(dialog.getByText(/Diese Adresse geht nicht/)).toBeVisible()
    })
    await step('Ohne Auswahl steht die Adresse selbst im Text', async () => {
      await userEvent.clear(address)
      await userEvent.type(address, '/icon/index{Enter}')
      await waitFor(() => expect(result.getByRole('link', { name: '/icon/index' })).toBeVisible())
    })
  },
})
