import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, within } from 'storybook/test'
import { CornersDialog } from './CornersDialog.tsx'

const meta = preview.meta({ component: CornersDialog })

export const Ready = meta.story({
  args: { epsg: 25832, onTake: fn(), onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5_000 }))
    const type = async (name: string, value: string) => {
      const field = dialog.getByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.type(field, value)
    }
    const take = () => userEvent.click(dialog.getByRole('button', { name: 'Ecken im Bild wählen' }))
    await step('Vertauschte Ränder und Buchstaben werden beim Feld gesagt', async () => {
      await type('Rechtswert links', '567000')
      await type('Rechtswert rechts', '566000')
      await type('Hochwert oben', '5712000')
      await type('Hochwert unten', 'unten')
      await take()
      await expect(dialog.getByRole('textbox', { name: 'Hochwert unten' })).toBeInvalid()
      await type('Hochwert unten', '5711000,5')
      await expect(dialog.getByRole('textbox', { name: 'Rechtswert rechts' })).toBeInvalid()
      await expect(args.onTake).not.toHaveBeenCalled()
    })
    await step('Vier Zahlen ergeben vier Punkte, oben links zuerst', async () => {
      await type('Rechtswert rechts', '568000')
      await take()
      const [points = []] = mocked(args.onTake).mock.lastCall ?? []
      await expect(points.map(({ map }) => map)).toEqual([
        [567_000, 5_712_000],
        [568_000, 5_712_000],
        [568_000, 5_711_000.5],
        [567_000, 5_711_000.5],
      ])
    })
  },
})
