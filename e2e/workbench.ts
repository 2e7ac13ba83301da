import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, expect, type FrameLocator, type Page } from '@playwright/test'
import { preview, type PreviewServer } from 'vite'
import { test } from './browser.ts'

/** Made by `npm run build:storybook`. */
export const site = process.env['WORKBENCH_SITE'] ?? fileURLToPath(new URL('../storybook-static', import.meta.url))

/** Somewhere below a host's root, as a static build may be put. */
const path = '/entwurf/waldkerf/'

/** The static workbench of a file's tests. */
export function workbenchOfFile(): { readonly address: string } {
  let server: PreviewServer | undefined
  test.beforeAll(async () => {
    if (!existsSync(`${site}/index.json`)) throw new Error(`${site} is not there: npm run build:storybook makes it.`)
    server = await preview({
      configFile: false,
      root: fileURLToPath(new URL('.', import.meta.url)),
      base: path,
      appType: 'mpa',
      logLevel: 'warn',
      build: { outDir: site },
      preview: { host: '127.0.0.1', port: 0 },
    })
  })
  test.afterAll(async () => server?.close())
  return {
    get address() {
      return server?.resolvedUrls?.local[0] ?? ''
    },
  }
}

/** Blocks all requests that are not for the workbench. @returns those for other hosts; a test expects none */
export async function blockForeign(context: BrowserContext, address: string): Promise<readonly string[]> {
  const foreign: string[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && !url.href.startsWith(address),
    async (route) => {
      // Answers of the stories' own service worker stay in the page.
      if (new URL(route.request().url()).origin !== new URL(address).origin) foreign.push(route.request().url())
      await route.abort()
    },
  )
  return foreign
}

/** The frame in which the story stands. */
export const storyIn = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')

/** The workbench's own search. */
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search for components' })

/** Takes one of the toolbar's choices. */
export async function choose(page: Page, control: RegExp, option: string | RegExp) {
  await page.getByRole('button', { name: control }).click()
  await page.getByRole('option', { name: option }).click()
  await expect(page.getByRole('listbox')).toBeHidden()
}
