import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { photo } from './photo.ts'
import { signInToTemplate } from './routes.ts'
import { long, productOfFile, test, watchForTrouble, withSettings } from './stack.ts'

/*
 * The showcase's parts as people use them: with a real mouse, a real keyboard, a finger, and files of their own. Their
 * stories test the details.
 */

const stack = productOfFile()

const demoAddress = (path: string) => `${stack.origin}/demo${path}`

/** Drags from the middle of one element to the middle of another, slowly enough to be noticed. */
async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 10, start.y + start.height / 2 + 10, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.mouse.up()
}

const listItems = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')

test('things are moved by mouse and by keyboard', long, async ({ page, browserName }) => {
  const trouble = await watchForTrouble(page)
  await signInToTemplate(page, stack.origin, 'admin', '/components/drag-kanban')

  await test.step('a mission goes to an other column by mouse', async () => {
    const mission = page.getByRole('button', { name: 'Auftrag 1', exact: true })
    await drag(page, mission, page.getByRole('list', { name: 'In Arbeit' }))
    await expect(listItems(page, 'In Arbeit').filter({ hasText: /^Auftrag 1$/ })).toHaveCount(1)
  })

  await test.step('and by keyboard, with the focus staying on it', async () => {
    const mission = page.getByRole('button', { name: 'Auftrag 2', exact: true })
    await mission.focus()
    const steps = { Space: 'über Platz 1', ArrowDown: 'über Platz 2', Enter: 'abgelegt auf Platz 2' }
    for (const [key, said] of Object.entries(steps)) {
      await page.keyboard.press(key)
      // Each step is announced before the next key is pressed.
      await expect(page.getByText(`Auftrag 2 ${said} in Offen.`)).toBeAttached()
    }
    await expect(listItems(page, 'Offen').nth(1)).toHaveText('Auftrag 2')
    await expect(mission).toBeFocused()
  })

  await test.step('the menu moves without dragging', async () => {
    await page.getByRole('button', { name: 'Auftrag 8 verschieben' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Nach Offen' }).press('Enter')
    await expect(listItems(page, 'Offen').last()).toHaveText('Auftrag 8')
    await expect(page.getByRole('button', { name: 'Auftrag 8', exact: true })).toBeFocused()
  })

  await test.step('panes part by mouse, also when it is let go outside of the window', async () => {
    await page.goto(demoAddress('/components/split-pane'))
    const handle = page.getByRole('separator', { name: 'Breite der linken Fläche' })
    const box = await handle.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 1, (box?.y ?? 0) + 40)
    await page.mouse.down()
    // WebDriver leads no pointer out of the window.
    await page.mouse.move(browserName === 'firefox' ? 0 : -50, 300, { steps: 5 })
    await expect(handle).toHaveAttribute('aria-valuenow', '10')
    await page.mouse.up()
    await page.mouse.move(900, 300)
    await expect(handle).toHaveAttribute('aria-valuenow', '10')
    // Away from its middle, where the other handle crosses it.
    await handle.dblclick({ position: { x: 2, y: 40 } })
    await expect(handle).toHaveAttribute('aria-valuenow', '50')
  })

  await test.step('a dialog stays in the view however far it is pushed', async () => {
    await page.goto(demoAddress('/components/drag-dialog'))
    await page.getByRole('button', { name: 'Beweglichen Dialog öffnen' }).click()
    const dialog = page.getByRole('dialog')
    await drag(page, dialog.getByRole('heading'), page.getByRole('heading', { level: 1 }))
    const box = await dialog.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.x).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Beweglichen Dialog öffnen' })).toBeFocused()
  })
  expect(trouble).toEqual([])
})

/** A finger rests on a point, is led along the offsets, and is lifted. */
async function lead(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  // A list takes a finger that rests; one that moves at once scrolls.
  await page.waitForTimeout(400)
  for (let part = 0.1; part <= 1; part += 0.1) {
    const touchPoints = [{ x: from.x + by.x * part, y: from.y + by.y * part }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const findMiddle = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('by a finger', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'a finger is led over the page by its debugger')
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('missions, panes and a dialog are moved on a phone', { tag: '@long' }, async ({ page }) => {
    await signInToTemplate(page, stack.origin, 'admin', '/components/drag-kanban')
    const [start, end] = [
      await findMiddle(page.getByRole('button', { name: 'Auftrag 1', exact: true })),
      await findMiddle(page.getByRole('button', { name: 'Auftrag 3', exact: true })),
    ]
    await lead(page, start, { x: end.x - start.x, y: end.y - start.y })
    await expect(listItems(page, 'Offen').nth(2)).toHaveText('Auftrag 1')

    await page.goto(demoAddress('/components/split-pane'))
    const handle = page.getByRole('separator', { name: 'Breite der linken Fläche' })
    const box = await handle.boundingBox()
    await lead(page, { x: (box?.x ?? 0) + 2, y: (box?.y ?? 0) + 50 }, { x: -80, y: 0 })
    await expect(handle).not.toHaveAttribute('aria-valuenow', '50')

    await page.goto(demoAddress('/components/drag-dialog'))
    await page.getByRole('button', { name: 'Beweglichen Dialog öffnen' }).tap()
    const head = page.getByRole('dialog').getByRole('heading')
    const before = await findMiddle(head)
    await lead(page, before, { x: 0, y: 100 })
    expect((await findMiddle(head)).y).toBeGreaterThan(before.y + 50)
  })
})

test('long pages: what sticks stays below the head, and a button leads back up', long, async ({ page }) => {
  await signInToTemplate(page, stack.origin, 'admin', '/components/sticky')
  const bar = page.getByRole('form')
  await expect(bar).toBeVisible()
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const top = (await bar.boundingBox())?.y ?? -1
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeCloseTo(top, 0)
  expect(top).toBeGreaterThanOrEqual(40)

  await page.goto(demoAddress('/components/back-to-top'))
  const back = page.getByRole('button', { name: 'Nach oben' })
  await expect(page.getByRole('heading', { name: 'Nach oben', level: 1 })).toBeVisible()
  await expect(back).toBeHidden()
  await page.mouse.wheel(0, 1_500)
  await back.click()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(50)
  await expect(back).toBeHidden()
})

test('files go up and come down: upload, archive, print view', long, async ({ page, context }) => {
  const trouble = await watchForTrouble(page)
  await signInToTemplate(page, stack.origin, 'admin', '/components/dropzone')
  const picture = await photo(page)

  await test.step('three pictures are stored, a fourth and what is none are refused where they stand', async () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => ({ ...picture, name: `${name}.jpg` }))
    const document = { name: '<b>x</b>.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') }
    await page.locator('input[type=file]').setInputFiles([...files, document])
    await expect(page.getByText('Gespeichert', { exact: true })).toHaveCount(3)
    await expect(page.getByText('Mehr als drei Dateien gehen nicht. Erst eine entfernen.')).toBeVisible()
    await expect(page.getByText('Kein Bild, das hier gelesen werden kann.')).toBeVisible()
    await expect(page.getByText('<b>x</b>.html')).toBeVisible()
  })

  await test.step('an avatar is cut by keyboard alone', async () => {
    await page.goto(demoAddress('/components/avatar-upload'))
    await page.getByRole('button', { name: 'Profilbild ändern' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Profilbild ändern' })
    await dialog.locator('input[type=file]').setInputFiles(picture)
    await expect(dialog.getByRole('slider', { name: 'Vergrößerung' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('button', { name: 'Hochladen' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Hochladen' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('img', { name: 'Das jetzige Profilbild' })).toHaveAttribute('src', /^blob:/)
  })

  await test.step('an archive comes under a name that every system takes', async () => {
    await page.goto(demoAddress('/zip/download'))
    await page.getByRole('textbox', { name: 'Dateiname' }).fill('../Käfer: "2026"?')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Zip ausgeben' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^[^/\\:*?"<>|]+\.zip$/)
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  await test.step('the print view opens in a window of its own, without the frame', async () => {
    await page.goto(demoAddress('/pdf/index'))
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const opened = context.waitForEvent('page')
    await page.getByRole('main').getByRole('button').first().click()
    const view = await opened
    await expect(view.locator('html[data-printed]')).toBeAttached()
    await expect(view.getByRole('navigation')).toHaveCount(0)
  })
  expect(trouble).toEqual([])
})

test(
  'what is written stays written: editors keep text and undo while their page is put away',
  { tag: '@long' },
  async ({ page }) => {
    await withSettings(page, { tagsView: true })
    const trouble = await watchForTrouble(page)
    await signInToTemplate(page, stack.origin, 'admin', '/components/json-editor')
    const text = page.getByRole('textbox', { name: 'JSON bearbeiten' })
    await text.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('{ "a": ]')
    await expect(page.getByText('Kein gültiges JSON', { exact: true })).toBeVisible()
    const tags = page.getByRole('navigation', { name: 'Offene Seiten' })
    await tags.getByRole('link', { name: 'Dashboard' }).click()
    await expect(text).toBeHidden()
    await tags.getByRole('link', { name: 'JSON-Editor' }).click()
    await expect(text).toContainText('{ "a": ]')
    await text.focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).not.toContainText('{ "a": ]')
    expect(trouble).toEqual([])
  },
)
