import { expect, type Page } from '@playwright/test'
import { type DemoPage, demoPages, type DemoRole, mayOpen } from './demoPages.ts'
import { ownChunks, watchRequests } from './requests.ts'
import { follow, signInToTemplate } from './routes.ts'
import { long, productOfFile, test, watchForTrouble, withSettings } from './stack.ts'

/*
 * Every page of the template part as each of its roles, beside a table that is written from the specification: page,
 * window title, breadcrumb, tag, right, menu, pins, what is kept alive, and what is asked of whom.
 */

const stack = productOfFile(true)

const repository = 'https://code.example.org/waldkerf'
const demoAddress = (path: string) => `${stack.origin}/demo${path}`

const tags = (page: Page) => page.getByRole('navigation', { name: /^(Offene Seiten|Open pages)$/ })
const menu = (page: Page) => page.getByRole('navigation', { name: /^(Hauptmenü|Main menu)$/ })

/** Tags on, and a repository for the external link, before the part starts. */
async function prepare(page: Page) {
  await withSettings(page, { tagsView: true })
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), repositoryUrl: repository } })
  })
}

/** Checks the page against the specification. */
async function checkPage(page: Page, { path, de, en, above = [], record }: DemoPage, language: 'de' | 'en' = 'de') {
  const title = language === 'de' ? de : en
  await test.step(path, async () => {
    await expect(page).toHaveURL(demoAddress(path))
    await expect(page.locator('main h1:visible').first()).toBeVisible()
    await expect(page).toHaveTitle([title, ...(record ? [record] : []), 'Waldkerf'].join(' - '))
    const crumbs = page.getByRole('navigation', { name: /^(Pfad|Breadcrumb)$/ }).getByRole('listitem')
    const way = path === '/dashboard' ? [] : [...above.map((group) => group[language]), title]
    await expect(crumbs).toHaveText(['Dashboard', ...way])
    const tag = tags(page).locator('a[aria-current=page]')
    await expect(tag).toHaveText([title, ...(record ? [record] : [])].join('-'))
  })
}

for (const role of ['admin', 'editor', 'visitor'] satisfies DemoRole[]) {
  test(`${role}: page, title, breadcrumb, tag and right of every route`, long, async ({ page }) => {
    test.setTimeout(300_000)
    await prepare(page)
    const trouble = await watchForTrouble(page)
    await signInToTemplate(page, stack.origin, role)
    const asDocuments = role === 'admin'
    for (const row of demoPages) {
      await (asDocuments ? page.goto(demoAddress(row.path)) : follow(page, `/demo${row.path}`))
      if (mayOpen(role, row)) await checkPage(page, row)
      else {
        await expect(page).toHaveURL(demoAddress(`/401?from=${encodeURIComponent(row.path)}`))
        await expect(page.locator('h1:visible').first()).toBeVisible()
      }
    }
    expect(trouble).toEqual([])
  })

  test(`${role}: the menu in its order, and the pinned tags`, long, async ({ page }) => {
    await prepare(page)
    await signInToTemplate(page, stack.origin, role)
    const shown = demoPages.filter((row) => mayOpen(role, row) && !row.hidden)
    const wanted = shown.map(({ above = [], de }) => [...above.map((group) => group.de), de].join(' > '))
    const outside = role === 'visitor' ? [] : ['Quelltext (öffnet in neuem Tab)']
    await expect.poll(() => menuEntries(page)).toEqual([...wanted, ...outside])
    const pinned = shown.filter((row) => row.pinned).map(({ de }) => de)
    await expect(tags(page).getByRole('link')).toHaveText(pinned)
    await expect(tags(page).getByRole('button', { name: /schließen/ })).toHaveCount(0)
  })
}

/** All entries of the sidebar with the groups above them, open or not. */
const menuEntries = (page: Page) =>
  menu(page).evaluate((nav) =>
    [...nav.querySelectorAll('ul a')].map((link) => {
      const way = [link.textContent.trim()]
      for (let list = link.closest('ul'); list?.id; list = list.parentElement?.closest('ul') ?? null) {
        way.unshift(nav.querySelector(`[aria-controls="${list.id}"]`)?.textContent.trim() ?? '?')
      }
      return way.join(' > ')
    }),
  )

test('the external link opens the repository in a window of its own and is never a tag', long, async ({ page }) => {
  await prepare(page)
  await signInToTemplate(page, stack.origin, 'admin')
  const link = menu(page).getByRole('link', { name: 'Quelltext' })
  await expect(link).toHaveAttribute('href', repository)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener|noreferrer/)
  await expect(tags(page).getByRole('link', { name: 'Quelltext' })).toHaveCount(0)
})

test(
  'pages are kept alive under their tags, but the one that the specification excepts; in English, with nothing of the product',
  { tag: '@long' },
  async ({ page, context }) => {
    test.setTimeout(300_000)
    const own = ownChunks()
    expect(own.product.size).toBeGreaterThan(10)
    const asked = watchRequests(page, stack.origin)
    await prepare(page)
    await signInToTemplate(page, stack.origin, 'admin')
    await context.addCookies([{ name: 'language', value: 'en', url: stack.origin }])
    await page.reload()
    for (const row of demoPages) {
      await follow(page, `/demo${row.path}`)
      await checkPage(page, row, 'en')
      const heading = page.locator('main h1:visible').first()
      await heading.evaluate((element) => element.setAttribute('data-mark', ''))
      const other = demoPages.find(({ pinned, path }) => pinned && path !== row.path)
      await tags(page).getByRole('link', { name: other?.en, exact: true }).click()
      await expect(page).toHaveURL(demoAddress(other?.path ?? ''))
      await expect(page.locator('[data-mark]:visible')).toHaveCount(0)
      await follow(page, `/demo${row.path}`)
      await expect(page).toHaveTitle(new RegExp(`^${row.en} - `))
      await expect(heading).toBeVisible()
      const kept = await heading.evaluate((element) => element.hasAttribute('data-mark'))
      expect(kept, row.path).toBe(!row.fresh)
      await heading.evaluate((element) => element.removeAttribute('data-mark'))
    }
    await page.waitForLoadState('networkidle')
    expect(asked.foreign).toEqual([])
    const foreign = (path: string) => own.product.has(path.slice(1)) || /^\/(rest|realms)\//.test(path)
    expect(asked.paths.filter(foreign)).toEqual([])
  },
)

test('what leads on: groups, the old path of a chart, the helper, signed out and in', long, async ({ page }) => {
  await prepare(page)
  await page.goto(demoAddress('/example/list?page=2'))
  await expect(page).toHaveURL(demoAddress(`/login?redirect=${encodeURIComponent('/example/list?page=2')}`))
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(demoAddress('/example/list?page=2'))
  for (const [from, to] of [
    ['/', '/dashboard'],
    ['/login', '/dashboard'],
    ['/permission', '/permission/page'],
    ['/components', '/components/tinymce'],
    ['/charts', '/charts/keyboard'],
    ['/charts/mix-chart', '/charts/mixchart'],
    ['/nested', '/nested/menu1/menu1-1'],
    ['/nested/menu1/menu1-2', '/nested/menu1/menu1-2/menu1-2-1'],
    ['/excel', '/excel/export-excel'],
    ['/redirect/tab/index?tab=JP', '/tab/index?tab=JP'],
    ['/redirect//elsewhere.example', '/dashboard'],
    ['/nowhere', '/404'],
    ['/example/edit/abc', '/404'],
    ['/gis/index', '/404'],
  ] as const) {
    await page.goto(demoAddress(from))
    await expect(page, from).toHaveURL(demoAddress(to))
  }
})

test('a foreign sign-in comes back to a window that keeps its answer and closes', long, async ({ page, context }) => {
  await page.goto(demoAddress('/login'))
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/demo/auth-redirect?code=abc&state=1'))
  const popup = await opened
  if (!popup.isClosed()) await popup.waitForEvent('close')
  expect(await page.evaluate(() => localStorage.getItem('x-admin-oauth-code'))).toBe('code=abc&state=1')
  await page.goto(demoAddress('/auth-redirect?code=abc'))
  await expect(page.getByRole('link', { name: 'Zur Komponentenschau' })).toBeVisible()
})

test('the page without a frame is called like the article that it prints', long, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await signInToTemplate(page, stack.origin, 'admin')
  await page.goto(demoAddress('/pdf/download'))
  const title = await page.locator('h1').first().textContent()
  await expect(page).toHaveTitle(`${title ?? ''} - Waldkerf`)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
