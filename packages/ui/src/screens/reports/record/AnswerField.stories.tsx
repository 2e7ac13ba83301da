import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { AnswerField, type AnswerOutcome } from './AnswerField.tsx'

const meta = preview.meta({ component: AnswerField })

export const Ready = meta.story({
  args: {
    text: 'Etwa zwölf.',
    onChange: fn(),
    onSend: fn(async (): Promise<AnswerOutcome> => ({ status: 'sent' })),
    isAnswered: false,
    pictures: undefined,
  },
})
export const Empty = meta.story({
  args: { ...Ready.composed.args, text: '', isAnswered: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('Wer geantwortet hat, liest zuerst, dass es angekommen ist', async () => {
      await expect(canvas.getByText(/^Ihre Antwort ist angekommen/)).toBeVisible()
      await expect(canvas.queryByRole('textbox')).toBeNull()
    })
    await step('Und ergänzt es auf einen Druck', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ihre Antwort ergänzen' }))
      await expect(canvas.getByRole('textbox', { name: 'Ihre Antwort ergänzen' })).toHaveFocus()
    })
  },
})
export const WithPictures = meta.story({
  args: { ...Ready.composed.args, text: '', pictures: <p>Zwei Bilder</p>, isPictureEnough: true, hasPicture: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Wo nach einem Bild gefragt ist, genügt es', async () => {
      const part = canvas.getByRole('region', { name: 'Bilder zur Antwort' })
      await expect(part).toHaveTextContent(/^Ein Bild genügt als Antwort/)
      await userEvent.click(canvas.getByRole('button', { name: 'Antwort senden' }))
      await expect(args.onSend).toHaveBeenCalledWith('Ich habe ein Bild hinzugefügt.')
    })
  },
})
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    onSend: fn(async (): Promise<AnswerOutcome> => ({ status: 'failed', message: 'Keine Verbindung zum Dienst.' })),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was nicht ankam, steht noch da', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Antwort senden' }))
      await expect(await canvas.findByText(/Ihr Text bleibt erhalten/)).toBeVisible()
      await expect(canvas.getByRole('textbox')).toHaveValue('Etwa zwölf.')
    })
  },
})
export const TooLong = meta.story({
  args: { ...Ready.composed.args, text: 'x'.repeat(4_001) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Antwort senden' }))
    await expect(canvas.getByText('Eine Antwort hat höchstens 4.000 Zeichen.')).toBeVisible()
  },
})
