import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { TypePage } from './type/TypePage.tsx'

const meta = preview.meta({ component: TypePage })

/** How wide the page's typeface draws a text, in px at 100 px. */
async function drawnWidths(texts: readonly string[]): Promise<number[]> {
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = `400 100px ${getComputedStyle(document.body).fontFamily}`
  await document.fonts.load(pen.font, '0.')
  return texts.map((text) => pen.measureText(text).width)
}

export const Ready = meta.story({
  play: async ({ step }) => {
    await step('Ziffern und was zwischen ihnen steht sind so breit wie ihre Zeichen zusammen', async () => {
      for (const figures of ['27.12.2024', '18.160,36', '1.117,00', '7.4.2017', '17,7']) {
        const [whole = 0, ...glyphs] = await drawnWidths([figures, ...figures.split('')])
        const sum = glyphs.reduce((total, width) => total + width, 0)
        // Two figures are kerned by a hair; a dot that slips below a 7 is a tenth of the size.
        await expect(sum - whole).toBeLessThan(3)
      }
    })
    await step('Worte behalten ihre Unterschneidung', async () => {
      const [whole = 0, ...glyphs] = await drawnWidths(['Te', 'T', 'e'])
      await expect(whole).toBeLessThan(glyphs[0]! + glyphs[1]! - 3)
    })
  },
})
