import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { LostScreen } from './LostScreen.tsx'

const meta = preview.meta({ component: LostScreen, args: { asked: '/nirgends', homeTo: '/' } })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Die verlangte Adresse steht da, und der Weg nach Hause', async () => {
      await expect(canvas.getByText('/nirgends')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Zum Anfang' })).toHaveAttribute('href', '/')
    })
  },
})
export const FromTheMenu = meta.story({ args: { asked: undefined } })
