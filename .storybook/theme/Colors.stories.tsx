import { light } from '@waldkerf/ui/theme/meaning'
import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { ColorPage } from './colors/ColorPage.tsx'

const meta = preview.meta({ component: ColorPage })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Keine Bedeutung fehlt, und kein Paar fällt durch', async () => {
      const shown = canvas.getAllByRole('listitem').map((item) => item.firstChild?.nextSibling?.textContent ?? '')
      await expect(Object.keys(light).filter((name) => !shown.includes(name))).toEqual([])
      await expect(canvas.queryByText('reicht nicht')).toBeNull()
    })
  },
})
