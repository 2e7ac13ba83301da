import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { law } from './law/law.ts'
import { LawPage } from './law/LawPage.tsx'

const meta = preview.meta({ component: LawPage })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Jede Gewohnheit hat ihre Überschrift, jedes Beispiel seinen Code', async () => {
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(law.length)
      const figures = canvas.getAllByRole('figure')
      await expect(figures).toHaveLength(law.filter(({ example }) => example).length)
      await expect(figures.filter((figure) => !figure.textContent.includes('const '))).toEqual([])
    })
  },
})
