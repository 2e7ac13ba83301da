import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { NearestPlace } from './NearestPlace.tsx'

const meta = preview.meta({ component: NearestPlace })

export const Ready = meta.story({
  args: { lat: 51.88, lon: 10.46 },
  play: async ({ canvas, step }) => {
    await step('Ich lese, wo der Fund liegt', async () => {
      await expect(await canvas.findByText('3 km südöstlich von Goslar')).toBeVisible()
    })
  },
})

/** The record has no coordinate. */
export const Empty = meta.story({ args: { lat: null, lon: null } })
