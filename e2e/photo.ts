import type { Page } from '@playwright/test'

/** A photograph of so many pixels across, as a file that somebody chooses. */
export async function photo(page: Page, width = 400) {
  const url = await page.evaluate((across) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: across, height: 300 })
    return canvas.toDataURL('image/jpeg')
  }, width)
  return { name: 'rinde.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
