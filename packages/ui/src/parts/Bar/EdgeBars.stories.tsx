import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Bar } from './Bar.tsx'
import { EdgeBars } from './EdgeBars.tsx'

const meta = preview.meta({ component: EdgeBars })

/** Several bars at once stand below each other, from edge to edge. */
export const Ready = meta.story({
  args: {
    children: (
      <>
        <Bar edge icon="refresh" message="Neue Version: Laden Sie neu." />
        <Bar edge tone="warning" icon="offline" message="Keine Verbindung. Ihre Eingaben bleiben hier." />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText(/^Neue Version/), canvas.getByText(/^Keine Verbindung/)]
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom)
  },
})
