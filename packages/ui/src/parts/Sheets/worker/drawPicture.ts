import type { OpenSheet } from './sheetImage.ts'
import { drawWindow } from './sheetTiles.ts'

/**
 * Draws a whole sheet, from the smallest copy that is large enough.
 * @param side of its longer side in pixels
 * @returns an address of data
 */
export async function drawPicture(sheet: OpenSheet, side: number): Promise<string> {
  const { levels, width, height } = sheet
  const longer = Math.max(width, height)
  const level = levels.findLast(({ factor }) => longer / factor >= side) ?? levels[0]!
  const whole = { left: 0, top: 0, right: width / level.factor, bottom: height / level.factor }
  const drawn = await drawWindow(sheet, level, whole)
  if (!drawn) throw new Error('There is nothing to draw.')
  const scale = Math.min(1, side / longer)
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(drawn.canvas, 0, 0, canvas.width, canvas.height)
  return new FileReaderSync().readAsDataURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }))
}
