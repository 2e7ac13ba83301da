import { expect, type Page } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { demoPages } from './demoPages.ts'
import { ownChunks, watchRequests } from './requests.ts'
import { follow, productPaths, settled, signInToTemplate, templatePaths, walk } from './routes.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

/*
 * A strict content security policy is served with every page, and no page of either part ever violates it. On the same
 * way: none scrolls sideways in the narrowest window.
 */

const stack = productOfFile(true)

/** Besides violations and uncaught errors: errors in the console, and policies that are not strict. */
async function watch(page: Page): Promise<string[]> {
  const trouble = await watchForTrouble(page)
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`${page.url()}: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'document' || response.status() >= 300) return
    const policy = response.headers()['content-security-policy'] ?? ''
    if (!policy.includes('script-src') || policy.includes('unsafe-')) trouble.push(`${response.url()}: ${policy}`)
  })
  return trouble
}

/** WCAG 1.4.10: at this width nothing scrolls in two directions. */
const narrow = { width: 320, height: 640 }

/** Makes the window narrow. @returns a check whether the page is wider, and the pages that it found */
async function lookForWidth(page: Page) {
  const found: string[] = []
  await page.setViewportSize(narrow)
  const look = async (path: string) => {
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    if (needed > narrow.width) found.push(`${path}: ${needed} px`)
  }
  return { look, found }
}

/** Visits each page of the template part without a reload. */
async function walkByLinks(page: Page, look: (path: string) => Promise<void>) {
  for (const { path, de } of demoPages) {
    await follow(page, `/demo${path}`)
    await expect(page).toHaveTitle(new RegExp(`^${de} - `))
    await expect(page.locator('h1:visible').first(), path).toBeVisible()
    await settled(page)
    await look(path)
  }
}

/** Visits each page of the product without a reload: a page is there when the heading of the one before is gone. */
async function walkProduct(page: Page, look: (path: string) => Promise<void>) {
  const heading = page.locator('h1').first()
  for (const path of productPaths) {
    await heading.evaluate((before) => before.setAttribute('data-before', ''))
    await follow(page, path)
    await expect(page.locator('h1[data-before]'), path).toHaveCount(0)
    await expect(heading, path).toBeVisible()
    await settled(page)
    await look(path)
  }
}

test('no page of the product violates the policy, scrolls sideways at 320 px, or asks for what is not its own', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const own = ownChunks()
  expect(own.template.size).toBeGreaterThan(10)
  const asked = watchRequests(page, stack.origin)
  const trouble = await watch(page)
  await signIn(page, stack.origin, 'admin@waldkerf.test')
  const { look, found } = await lookForWidth(page)
  await (isLong ? walk(page, stack.origin, productPaths, look) : walkProduct(page, look))
  expect(asked.foreign, 'of another host').toEqual([])
  const isOther = (path: string) => own.template.has(path.slice(1)) || /^\/(demo|prod-api)\//.test(path)
  expect(asked.paths.filter(isOther), 'of the template part').toEqual([])
  await walk(page, stack.origin, ['/landing'], look)
  expect(found).toEqual([])
  expect(trouble).toEqual([])
})

/** A browser's own request for a page; others get a short answer where there is none. */
const asPage = { headers: { Accept: 'text/html' } }

test('each address of the template part is served with the strict policy', long, async ({ page }) => {
  for (const path of templatePaths) {
    const { 'content-security-policy': policy = '' } = (await page.request.get(stack.origin + path, asPage)).headers()
    expect(policy, path).toMatch(/^(?=.*script-src)(?!.*unsafe-)/)
  }
})

// That none violates the policy is seen on the editor's walk, too: demoWalk.spec.ts.
test(
  'no page of the template part violates the content security policy or scrolls sideways at 320 px',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(600_000)
    // One page prints itself; Firefox stands still until somebody answers its dialog.
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    const trouble = await watch(page)
    await signInToTemplate(page, stack.origin, 'admin')
    const { look, found } = await lookForWidth(page)
    await walkByLinks(page, look)
    await walk(page, stack.origin, templatePaths, look)
    expect(found).toEqual([])
    expect(trouble).toEqual([])
  },
)

test('overlays of a page do not violate the policy either', long, async ({ page }) => {
  const trouble = await watch(page)
  await signIn(page, stack.origin, 'admin@waldkerf.test')
  // The shortcut loads with the tools of the top bar, after the page.
  await page.getByRole('button', { name: /Konto/ }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Alles durchsuchen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Erscheinungsbild' }).click()
  const settings = page.getByRole('dialog', { name: 'Erscheinungsbild' })
  await settings.getByRole('checkbox', { name: 'Tags anzeigen' }).check()
  await settings.getByText('Dunkel').click()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Offene Seiten' }).getByRole('link').first().click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: 'Close All' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menü schließen' }).first().click()
  await page.getByRole('button', { name: /Konto/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
  expect(trouble).toEqual([])
})
