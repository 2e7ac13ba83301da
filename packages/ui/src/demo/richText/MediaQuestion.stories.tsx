import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import { MediaQuestion } from './MediaQuestion.tsx'
import { createRichText } from './model/createRichText.ts'

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: MediaQuestion })

export const Ready = meta.story({
  args: { editor: createRichText('Inhalt', '<p>Am Waldrand.</p>'), onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    await step('Ohne Beschreibung kommt nichts in den Text', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Adresse' }), '/bilder/rinde.png')
      await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }))
      await expect(dialog.getByText('Bitte beschreiben Sie, was es zeigt.')).toBeVisible()
      await expect(args.onClose).not.toHaveBeenCalled()
    })
  },
})
