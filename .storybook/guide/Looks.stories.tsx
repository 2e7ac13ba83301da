import { expect } from 'storybook/test'
import { LooksPage } from '../looks/LooksPage.tsx'
import preview from '../preview.tsx'

/** The chosen story stands in the address: `&args=story:screens-gis-gisscreen--ready`. */
const meta = preview.meta({
  component: LooksPage,
  args: { story: '', globals: {} },
  argTypes: { globals: { table: { disable: true } } },
  render: ({ story }, { globals }) => <LooksPage story={story} globals={globals} />,
})

export const Ready = meta.story({
  play: async ({ args, canvas, step }) => {
    const isChosen = args.story !== ''
    await step(isChosen ? 'Jeder Modus hat seinen Rahmen' : 'Jeder Bildschirm führt zu seinem Aussehen', async () => {
      const link = canvas.getByRole('link', { name: isChosen ? 'Andere Ansicht wählen' : 'Prognose' })
      const screen = isChosen ? '' : '&args=story:screens-forecast-forecastscreen--ready'
      await expect(link).toHaveAttribute('href', `./?path=/story/guide-looks--ready${screen}`)
    })
  },
})
