import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = preview.meta({ component: ErrorState, parameters: { layout: 'padded' } })
const retry = fn()

export const Ready = meta.story({
  args: {
    title: 'Die Meldungen konnten nicht geladen werden',
    message: 'Der Dienst ist gerade nicht erreichbar. Ihre Eingaben sind sicher.',
    onRetry: retry,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Erneut versuchen fragt noch einmal', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(retry).toHaveBeenCalled()
    })
  },
})
/** Half a million characters: the beginning is said. */
export const EndlessText = meta.story({
  args: { ...Ready.composed.args, message: 'Zu lang '.repeat(62_500) },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/^Zu lang .*…$/)
    await expect(text.textContent.length).toBeLessThanOrEqual(300)
  },
})
export const WithoutWayOn = meta.story({ args: { title: 'Seite defekt', message: 'Bitte laden Sie neu.' } })
export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    title: 'Die Georeferenzierungsqualitätssicherungsergebnisse konnten nicht geladen werden',
  },
})
