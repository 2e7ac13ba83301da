import preview from '@waldkerf/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { MixChartScreen } from './MixChartScreen.tsx'

const meta = preview.meta({ component: MixChartScreen })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Das Diagramm wird gezeichnet', async () => {
      await waitFor(() => expect(canvas.getByRole('img').querySelector('svg path')).toBeTruthy(), { timeout: 5_000 })
    })
    await step('Dieselben Zahlen stehen in der Tabelle', async () => {
      await userEvent.click(canvas.getByText('Zahlen zum Diagramm'))
      const table = within(await canvas.findByRole('table'))
      await expect(table.getAllByRole('row')).toHaveLength(13)
    })
  },
})
