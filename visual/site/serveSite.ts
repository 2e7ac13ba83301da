import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { preview } from 'vite'
import { openBrowser } from '../take/browser.ts'

/**
 * Serves a static Storybook on this machine and opens a browser, as long as the work takes.
 * @param folder of the built Storybook
 * @param work gets the browser and the site's origin
 * @throws Error when there is no Storybook
 */
export async function withSite(
  folder: string,
  work: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  if (!existsSync(join(folder, 'index.json'))) throw new Error(`${folder} is not a built Storybook.`)
  const server = await preview({
    configFile: false,
    root: import.meta.dirname,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const browser = await openBrowser()
  try {
    await work(browser, new URL(server.resolvedUrls!.local[0]!).origin)
  } finally {
    await browser.close()
    await server.close()
  }
}
