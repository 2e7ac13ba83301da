import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { ComponentProps } from 'react'
import type { Upload } from '../upload/upload.ts'
import { RichTextEditor } from './RichTextEditor.tsx'
import { MediaQuestion } from './MediaQuestion.tsx'
import { createRichText } from './model/createRichText.ts'

/** The first opening of a menu or a dialog fetches its code. */
const late = { timeout: 8_000 }

const meta = preview.meta({
  component: RichTextEditor,
  subcomponents: { MediaQuestion },
  parameters: { layout: 'padded' },
})

export const Ready = meta.story({
  args: {
    label: 'Inhalt',
    html: '<p>Am Waldrand.</p>',
    onChange: fn(),
    height: 160,
    upload: fn<Upload>(async (_file, { onProgress }) => onProgress(1)),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was man schreibt, wird gemeldet', async () => {
      await userEvent.click(await canvas.findByRole('textbox', { name: 'Inhalt' }, late))
      await userEvent.keyboard('Hier ')
      await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    })
    await step('Eine Frage des Menüs geht mit Escape wieder zu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Einfügen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Suchen und ersetzen …' }, late))
      const dialog = within(await screen.findByRole('dialog', { name: 'Suchen und ersetzen' }, late))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Suchen' }), 'Wald{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, html: '', invalid: true } })

/** With a given width, and with the named tools and menus only. */
export const Chosen = meta.story({
  args: {
    ...Ready.composed.args,
    width: 420,
    choice: { toolbar: ['bold', 'italic', 'bullets', 'full'], menubar: ['insert'] },
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Nur die genannten Werkzeuge und Menüs stehen da', async () => {
      const tools = within(await canvas.findByRole('toolbar', { name: 'Werkzeuge' }, late))
      await expect(tools.getAllByRole('button').map((tool) => tool.getAttribute('aria-label'))).toEqual([
        'Fett',
        'Kursiv',
        'Aufzählung',
        'Ganzer Bildschirm',
      ])
      await expect(canvas.getByRole('button', { name: 'Einfügen' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Tabelle' })).toBeNull()
      await expect(canvas.queryByRole('button', { name: 'Bilder hochladen' })).toBeNull()
      await expect(canvasElement.querySelector('[style*="420px"]')).toBeTruthy()
    })
    await step('Escape führt aus dem ganzen Bildschirm zurück', async () => {
      const full = canvas.getByRole('button', { name: 'Ganzer Bildschirm' })
      await userEvent.click(full)
      await waitFor(() => expect(full).toHaveAttribute('aria-pressed', 'true'), late)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(full).toHaveAttribute('aria-pressed', 'false'), late)
    })
  },
})

/** Nothing but the text. */
export const Bare = meta.story({
  args: { ...Ready.composed.args, width: '50%', choice: { toolbar: [], menubar: [] } },
  play: async ({ canvas, step }) => {
    await step('Ohne Werkzeuge und Menüs bleibt der Text', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'Inhalt' }, late)).toBeVisible()
      await expect(canvas.queryByRole('toolbar')).toBeNull()
      await expect(canvas.queryByRole('button')).toBeNull()
    })
  },
})

export const OwnMedia = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Inhalt' }, late))
    await userEvent.click(canvas.getByRole('button', { name: 'Einfügen' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bild, Film oder Ton …' }, late))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bild, Film oder Ton' }, late))
    const address = dialog.getByRole('textbox', { name: 'Adresse' })
    await step('Was einem anderen gehört, wird nicht genommen, auch nicht verkleidet', async () => {
      for (const foreign of ['https://elsewhere.example/a.mp4', '/\\elsewhere.example/a.mp4', 'data:video/mp4,x']) {
        await userEvent.clear(address)
        await userEvent.type(address, foreign)
        await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
        await expect(dialog.getByText('Diese Adresse gehört nicht zu dieser Seite.')).toBeVisible()
      }
    })
    await step('Ein Ton von hier steht im Text, mit seiner Beschreibung', async () => {
      await userEvent.clear(address)
      await userEvent.type(address, '/klang/specht.mp3')
      await expect(dialog.getByRole('combobox', { name: 'Was es ist' })).toHaveValue('audio')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Beschreibung' }), 'Specht am Stamm')
      await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith(
          expect.stringMatching(/<audio(?=.* src="\/klang\/specht\.mp3")(?=.* title="Specht am Stamm")(?=.* controls)/),
        ),
      )
    })
  },
})

/** Pictures and films of other sites are not even requested. */
export const ForeignMedia = meta.story({
  args: {
    ...Ready.composed.args,
    html: '<p>Text</p><img src="https://elsewhere.example/a.png"><video src="//elsewhere.example/a.mp4"></video>',
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Fremde Bilder und Filme stehen nicht im Text', async () => {
      await expect(await canvas.findByText('Text')).toBeVisible()
      await expect(canvasElement.querySelector('[contenteditable] [src]')).toBeNull()
    })
  },
})

/** A dialog's code comes when it is first asked for. */
const mediaLate = { timeout: 5_000 }

const media = { editor: createRichText('Inhalt', '<p>Am Waldrand.</p>'), onClose: fn() } satisfies ComponentProps<
  typeof MediaQuestion
>

export const Media = meta.story({
  args: Ready.composed.args,
  render: () => <MediaQuestion {...media} />,
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', {}, mediaLate))
    await step('Ohne Beschreibung kommt nichts in den Text', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Adresse' }), '/bilder/rinde.png')
      await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
      await expect(dialog.getByText('Bitte beschreiben Sie, was es zeigt.')).toBeVisible()
      await expect(media.onClose).not.toHaveBeenCalled()
    })
  },
})
