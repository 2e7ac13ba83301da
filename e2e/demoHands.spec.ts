import { expect, type Locator, type Page } from '@playwright/test'
import { demoPages } from './demoPages.ts'
import { settled, signInToTemplate } from './routes.ts'
import { productOfFile, test, watchForTrouble } from './stack.ts'

/*
 * Every control of every page of the template part is used once: by mouse, by a finger on a phone and by keys. Nothing
 * covers it, nothing breaks, and the page still stands.
 */

const stack = productOfFile()

const pages = demoPages

const controls = 'main :is(button, summary, [role=tab], [role=switch], [type=checkbox], [type=radio]):visible'

/** Its buttons cause errors on purpose. */
const errorLog = '/error-log/log'

/** Uses each control once, in the page's order. Then it closes overlays and returns to the page. */
async function useControls(page: Page, address: string, press: (control: Locator) => Promise<unknown>) {
  const all = page.locator(controls)
  for (let at = 0; at < Math.min(await all.count(), 40); at += 1) {
    const control = all.nth(at)
    const name = (await control.getAttribute('aria-label')) ?? (await control.innerText())
    if (!(await control.isEnabled())) continue
    await test.step(name, async () => {
      await press(control)
      // The code of menus and dialogs loads with the first press.
      await page.waitForLoadState('networkidle')
      await settled(page)
      await page.keyboard.press('Escape')
      await settled(page)
      if (page.url() !== address) await page.goto(address)
      await expect(page.locator('main h1:visible').first()).toBeVisible()
    })
  }
}

const ways = [
  { way: 'mouse', options: {}, press: (control: Locator) => control.click({ timeout: 5_000 }) },
  {
    way: 'finger on a phone',
    options: { hasTouch: true, viewport: { width: 390, height: 844 } },
    press: (control: Locator) => control.tap({ timeout: 5_000 }),
  },
  {
    way: 'keys',
    options: {},
    press: (control: Locator) => control.press('Space', { timeout: 5_000 }),
  },
]

for (const { way, options, press } of ways) {
  test.describe(way, () => {
    test.use(options)
    for (const { path } of pages) {
      test(`${path} by ${way}`, { tag: '@long' }, async ({ browserName, context, page }) => {
        test.skip(
          browserName !== 'chromium' && way !== 'mouse',
          'the same controls as by the mouse: a fifth of the run',
        )
        test.setTimeout(120_000)
        const trouble = await watchForTrouble(page)
        context.on('page', (other) => void other.close())
        page.on('filechooser', () => undefined)
        // Firefox does not tell that the code of a menu is still on its way: one that opens late is closed, too.
        await page.addLocatorHandler(page.getByRole('menu'), () => page.keyboard.press('Escape'))
        await signInToTemplate(page, stack.origin, 'admin', path)
        await settled(page)
        await useControls(page, page.url(), press)
        await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0)
        if (path !== errorLog) expect(trouble).toEqual([])
      })
    }
  })
}
