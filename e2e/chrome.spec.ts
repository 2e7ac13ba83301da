import { expect, type Locator, type Page } from '@playwright/test'
import { haveSession, long, productOfFile, signIn, test, withSettings } from './stack.ts'
import { settled } from './routes.ts'

/* The frame without a mouse, in the smallest window and at the largest zoom. */

const stack = productOfFile(true)

/** WCAG 1.4.10: at this width nothing scrolls in two directions. */
const narrow = { width: 320, height: 640 }
/** 1280 × 1024 at 400 %. */
const zoomed = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }

/** Presses Tab, or Shift and Tab, until the control has the focus. */
async function tabTo(page: Page, control: Locator, keys = 'Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(keys)
    if (await control.evaluate((element) => element === document.activeElement).catch(() => false)) return
  }
  await expect(control).toBeFocused()
}

/** Whether part of the focused element is visible: not under a bar, not outside the window (WCAG 2.4.11). */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // Behind its last control Tab leads out of the page, in Firefox to the browser's own.
    if (!focused?.matches(':focus') || focused === document.body) return true
    const box = focused.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) return true
    // Only the part inside the window counts.
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
    return [0.5, 0.1, 0.9].some((share) => {
      const seen = document.elementFromPoint(left + (right - left) * share, top + (bottom - top) * share)
      return seen !== null && (focused.contains(seen) || seen.contains(focused))
    })
  })

test.describe('320 px wide', () => {
  test.use({ viewport: narrow })

  test('everything of the frame goes by keyboard alone', async ({ page }) => {
    await signIn320(page, '/dashboard')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()

    const opener = page.getByRole('button', { name: 'Menü öffnen' })
    await tabTo(page, opener, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Hauptmenü' })
    await expect(drawer.getByRole('button', { name: 'Menü schließen' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('button', { name: 'Menü schließen' })).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'GIS' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/gis\/index/)
    await expect(drawer).toBeHidden()

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Alles durchsuchen' }).waitFor()
    await page.keyboard.type('dashb')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard/)

    await page.keyboard.press('Control+k')
    await page.keyboard.type('erscheinung')
    await page.keyboard.press('Enter')
    const settings = page.getByRole('dialog', { name: 'Erscheinungsbild' })
    await expect(settings).toBeVisible()
    await tabTo(page, settings.getByRole('checkbox', { name: 'Kopfzeile fixieren' }))
    await page.keyboard.press('Space')
    await expect(page.locator('html')).toHaveAttribute('data-fixed-header', '')
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    // The focus returns to the heading, or to the page if there was no heading yet.
    await expect(page.locator('main:focus, main :focus')).toBeAttached()

    await tabTo(page, page.getByRole('button', { name: /Konto/ }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#username')).toBeVisible()
  })

  test('a line of a table opens and closes by keyboard', long, async ({ page }) => {
    await signIn320(page, '/gis/index')
    const line = page.getByRole('row', { name: /Neu/ }).first()
    await line.waitFor()
    await tabTo(page, page.getByRole('grid'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/meldung=\d+/)
    // On a phone the record fills the page and holds the focus.
    const held = page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement))
    expect(await held).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/meldung=/)
  })
})

/** Like `signIn`, for windows whose menu is a closed drawer. */
async function signIn320(page: Page, path: string) {
  await haveSession(page, stack.origin, 'admin@waldkerf.test')
  await page.goto(stack.origin + path)
  await expect(page.getByRole('button', { name: /^Menü (öffnen|schließen)$/ })).toBeVisible()
}

test.describe('400 % zoom', () => {
  test.use({ ...zoomed, contextOptions: { reducedMotion: 'reduce' } })

  test('the fixed header leaves the window to the page, and hides no focus', long, async ({ page }) => {
    await haveSession(page, stack.origin, 'admin@waldkerf.test')
    await withSettings(page, { v: 1, fixedHeader: true, tagsView: true })
    for (const path of ['/dashboard', '/gis/index', '/profile/index']) {
      await page.goto(stack.origin + path)
      await expect(page.locator('main h1').first()).toBeVisible()
      await page.evaluate(() => scrollTo(0, 200))
      const head = await page.getByRole('banner').evaluate((bar) => Math.max(0, bar.getBoundingClientRect().bottom))
      expect(head, path).toBeLessThanOrEqual(0)
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab')
        expect(await focusIsSeen(page), `${path}, Tab ${presses + 1}`).toBe(true)
      }
    }
  })
})

/* Spec section 9: "Mobile breakpoint 992 px; sidebar width 210 px." */
test('a drawer that is open while the window grows leaves the desktop as it was', long, async ({ page, context }) => {
  await signIn(page, stack.origin, 'admin@waldkerf.test')
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'sidebarStatus')?.value
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await expect(menu).toHaveCSS('width', '210px')
  await page.getByRole('button', { name: 'Menü schließen' }).click()
  await expect.poll(cookie).toBe('0')

  // One below the limit it is a drawer, exactly at it the desktop's rail.
  await page.setViewportSize({ width: 991, height: 700 })
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(page.getByRole('dialog', { name: 'Hauptmenü' })).toBeVisible()
  await page.setViewportSize({ width: 992, height: 700 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menu).toHaveCSS('width', '56px')
  await page.getByRole('button', { name: 'Erscheinungsbild' }).click()
  expect(await cookie()).toBe('0')

  // And back: closed, with the page in use and the settings still open beside it.
  const settings = page.getByRole('dialog', { name: 'Erscheinungsbild' })
  await expect(settings).toBeVisible()
  await page.setViewportSize({ width: 991, height: 700 })
  await expect(page.getByRole('dialog', { name: 'Hauptmenü' })).toHaveCount(0)
  await expect(settings).toBeVisible()
  await settings.getByRole('checkbox').first().focus()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await expect(page.getByRole('button', { name: 'Erscheinungsbild' })).toBeFocused()
  expect(await cookie()).toBe('0')
})

/** Holds back a chunk of the frame's code. @returns the function that releases it */
async function holdBack(page: Page, chunk: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('before the later parts of the frame have come', () => {
  for (const [keys, opened] of [
    ['Control+k', 'Alles durchsuchen'],
    ['?', 'Tastenkürzel'],
  ] as const) {
    test(`${keys} is kept, and opens when it can`, long, async ({ page }) => {
      const letCome = await holdBack(page, 'FrameTools')
      await haveSession(page, stack.origin, 'admin@waldkerf.test')
      await page.goto(`${stack.origin}/dashboard`)
      await expect(page.locator('main h1').first()).toBeVisible()
      await page.keyboard.press(keys)
      const overlay = page.getByRole('dialog', { name: opened })
      await expect(overlay).toHaveCount(0)
      letCome()
      await expect(overlay).toBeVisible()
    })
  }

  test(
    'a lost connection is said by the page itself, then by the application, never twice',
    long,
    async ({ page, context }) => {
      const letCome = await holdBack(page, 'ProductOverlays')
      await haveSession(page, stack.origin, 'admin@waldkerf.test')
      await page.goto(`${stack.origin}/dashboard`)
      await expect(page.locator('main h1').first()).toBeVisible()
      const word = page.locator('#bars').getByText('Keine Verbindung.')
      await context.setOffline(true)
      await expect(word).toBeVisible()
      await context.setOffline(false)
      await expect(word).toHaveCount(0)
      letCome()
      await expect(page.getByRole('region', { name: 'Benachrichtigungen', exact: true })).toBeAttached()
      await context.setOffline(true)
      await expect(word).toHaveCount(1)
      await expect(page.locator('#offline')).toHaveCount(0)
    },
  )
})

test.describe('the bar of a lost connection', () => {
  for (const [name, use] of [
    ['in a wide window', { viewport: { width: 1440, height: 900 } }],
    ['at 320 px', { viewport: narrow }],
    ['at 400 % zoom', zoomed],
  ] as const) {
    test(`${name} pushes the page, leaves two thirds of it, and hides no focus`, long, async ({ browser }) => {
      const context = await browser.newContext({ ...use, reducedMotion: 'reduce', locale: 'de-DE' })
      const page = await context.newPage()
      await signIn320(page, '/gis/index')
      await expect(page.getByRole('grid').first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Benachrichtigungen', exact: true })).toBeAttached()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await context.setOffline(true)
      const bars = page.locator('#bars')
      await expect(bars).toContainText('Keine Verbindung.')
      const places = await page.evaluate(() => {
        const bar = document.querySelector('#bars')?.getBoundingClientRect()
        const banner = document.querySelector('header')?.getBoundingClientRect()
        return { bottom: bar?.bottom, under: banner?.top, share: (bar?.height ?? 0) / innerHeight }
      })
      expect(places.under).toBe(places.bottom)
      expect(places.share).toBeLessThanOrEqual(1 / 3)
      // The message must not make the page higher.
      if (use !== zoomed)
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab')
        expect(await focusIsSeen(page), `Tab ${presses + 1}`).toBe(true)
      }
      await context.close()
    })
  }
})

test('the search box stands still while pages load, at every width', long, async ({ page }) => {
  await signIn(page, stack.origin, 'admin@waldkerf.test')
  // Collects its position and width in every animation frame.
  await page.addInitScript(() => {
    const places = new Set<string>()
    Object.assign(globalThis, { places })
    function look() {
      const search = [...document.querySelectorAll('header button')].find((one) =>
        one.textContent.startsWith('Alles durchsuchen'),
      )
      const box = search?.getBoundingClientRect()
      if (box) places.add(`${box.x} ${box.width}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (const width of [1_024, 1_440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${stack.origin}/gis/maps/1`)
    await expect(page.getByRole('application').first()).toBeVisible()
    await settled(page)
    expect(await page.evaluate(() => [...Reflect.get(globalThis, 'places')]), `${width}`).toHaveLength(1)
  }
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing slides, fades or turns', long, async ({ page }) => {
    await signIn(page, stack.origin, 'admin@waldkerf.test')
    await page.getByRole('button', { name: 'Menü schließen' }).click()
    await page.getByRole('button', { name: 'Erscheinungsbild' }).click()
    await expect(page.getByRole('dialog', { name: 'Erscheinungsbild' })).toBeVisible()
    // Skeletons time their delay by an animation that changes nothing.
    await expect(page.locator('[data-bone]')).toHaveCount(0)
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
        .map((animation) => animation.constructor.name),
    )
    expect(running).toEqual([])
  })
})
