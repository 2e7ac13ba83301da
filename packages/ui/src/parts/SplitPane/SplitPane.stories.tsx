import preview from '@waldkerf/storybook/preview'
import { expect, userEvent } from 'storybook/test'
import { SplitPane } from './SplitPane.tsx'

const meta = preview.meta({
  component: SplitPane,
  decorators: [
    (Story) => (
      <div style={{ height: 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { label: 'Breite der Karte', first: <p>Karte</p>, second: <p>Tabelle</p> },
})

export const Stacked = meta.story({
  args: { ...Ready.composed.args, label: 'Höhe der Karte', orientation: 'stacked', share: 60 },
})

export const Keyboard = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, step }) => {
    const handle = canvas.getByRole('separator', { name: 'Breite der Karte' })
    handle.focus()
    await step('Die Pfeiltasten geben dem ersten Bereich mehr oder weniger Platz', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(handle).toHaveAttribute('aria-valuenow', '54')
    })
    await step('Ende hält, wo der zweite Bereich zu klein würde, Enter führt zurück', async () => {
      await userEvent.keyboard('{End}{ArrowRight}')
      await expect(handle).toHaveAttribute('aria-valuenow', '80')
      await userEvent.keyboard('{Enter}')
      await expect(handle).toHaveAttribute('aria-valuenow', '50')
    })
  },
})
