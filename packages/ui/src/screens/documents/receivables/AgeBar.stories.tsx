import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { AgeBar } from './AgeBar.tsx'

const meta = preview.meta({ component: AgeBar, parameters: { layout: 'padded' } })

/** All ages at once: the oldest begins. */
export const Ready = meta.story({
  args: {
    ages: {
      nicht_faellig: '400.00',
      bis_30: '200.00',
      bis_60: '300.00',
      bis_90: '100.00',
      bis_365: '150.00',
      ueber_365: '350.00',
      guthaben: '0.00',
    },
    whole: 2000,
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Der Balken sagt auch in Worten, was er zeigt', async () => {
      await expect(
        canvas.getByText(/^Über 1 Jahr: 350,00 €, 91–365 Tage: 150,00 €, 61–90 Tage: .*, Nicht fällig: 400,00 €$/),
      ).toBeInTheDocument()
    })
    await step('und jedes Alter ist anders hoch und anders gefärbt', async () => {
      const parts = canvasElement.querySelectorAll('i')
      await expect(new Set(Array.from(parts, (part) => getComputedStyle(part).backgroundImage)).size).toBe(6)
    })
  },
})
