import { long } from './stack.ts'
import { expect } from '@playwright/test'
import { test } from './browser.ts'
import { choose, blockForeign, search, storyIn, workbenchOfFile } from './workbench.ts'

/* A designer's review: the static workbench below some path of a host, with no other host in reach. */

const workbench = workbenchOfFile()

test(
  'a designer looks at a screen as somebody else sees it, and sends a link to just that',
  long,
  async ({ browser, browserName, context, page }) => {
    test.skip(browserName === 'firefox', 'Firefox lets no test read what was copied')
    const foreign = await blockForeign(context, workbench.address)
    const story = storyIn(page)
    const root = story.locator('html')
    const person = story.getByRole('row', { name: /@/ })

    await test.step('The workbench opens with its first page and its groups', async () => {
      await page.goto(workbench.address)
      await expect(story.getByRole('heading', { level: 1 })).toBeVisible()
      for (const group of ['Guide', 'Theme', 'Parts', 'Chrome', 'Screens', 'Pages', 'Flows', 'Demo']) {
        // Of several of that name the outermost: the guide has a page called Parts, too.
        await expect(page.locator(`#${group.toLowerCase()} [data-action=collapse-root]`)).toHaveText(group)
      }
    })
    await test.step('A page is found by its name', async () => {
      await search(page).fill('UsersPage')
      await page
        .getByRole('option', { name: /UsersPage/ })
        .first()
        .click()
      await expect(person.first()).toBeVisible()
    })
    await test.step('Role, scenario, language and theme change it on the spot', async () => {
      await choose(page, /^Szenario/, 'Leer')
      await expect(person).toHaveCount(0)
      await choose(page, /^Rolle/, /^Administrator/)
      await choose(page, /^Sprache/, 'English')
      await expect(root).toHaveAttribute('lang', 'en')
      await choose(page, /^Farbschema/, 'Dunkel')
      await expect(root).toHaveAttribute('data-theme', 'dark')
    })
    await test.step('The link opens the same for somebody else', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Link auf genau diese Ansicht kopieren' }).click()
      await expect(page.getByRole('button', { name: 'Der Link ist in der Zwischenablage' })).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toContain(workbench.address)

      const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const theirForeign = await blockForeign(elsewhere, workbench.address)
      const theirPage = await elsewhere.newPage()
      await theirPage.goto(link)
      const theirs = storyIn(theirPage)
      await expect(theirs.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(theirs.locator('html')).toHaveAttribute('lang', 'en')
      const text = await story.locator('#storybook-root').innerText()
      await expect(theirs.locator('#storybook-root')).toHaveText(text, { useInnerText: true })
      expect(theirForeign).toEqual([])
      await elsewhere.close()
    })
    expect(foreign).toEqual([])
  },
)

test('a designer walks a flow by its steps', { tag: '@long' }, async ({ context, page }) => {
  const foreign = await blockForeign(context, workbench.address)
  await page.goto(`${workbench.address}?path=/story/flows-rejectrecord--ready`)
  const panel = page.getByRole('region', { name: 'Addon panel' })

  const [toStart, forward, toEnd] = ['Go to start', 'Go forward', 'Go to end'].map((name) =>
    panel.getByRole('button', { name }),
  )
  const passed = panel.getByText('Pass', { exact: true })
  const stored = storyIn(page)
    .getByRole('region', { name: /^Meldung \d+$/ })
    .getByText('Gespeichert', { exact: true })

  await test.step('The panel is folded beside a whole window, and opens', async () => {
    // The panel takes room from the story: opened in the middle of a step it closes the menu that the step is in.
    await expect(stored).toBeVisible({ timeout: 30_000 })
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: 'Show addon panel' }).click()
  })
  await test.step('All steps stand in the panel, and are through', async () => {
    await panel.getByRole('tab', { name: /Interactions/ }).click()
    await expect(passed).toBeVisible({ timeout: 30_000 })
    await expect(panel.getByText('Ich setze eine Vorlage ein')).toBeVisible()
  })
  await test.step('From the beginning, one step after the other, and to the end', async () => {
    await toStart!.click()
    await expect(passed).toBeHidden()
    await forward!.click()
    await expect(passed).toBeHidden()
    await toEnd!.click()
    await expect(passed).toBeVisible({ timeout: 30_000 })
    await expect(stored).toBeVisible()
  })
  await test.step('Ctrl+K opens one search: in a flow the palette of the product, beside it that of the workbench', async () => {
    const palette = storyIn(page).getByRole('dialog', { name: 'Alles durchsuchen' })
    await storyIn(page)
      .locator('main')
      .first()
      .click({ position: { x: 4, y: 4 } })
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible()
    await expect(search(page)).not.toBeFocused()
    await page.keyboard.press('Escape')
    await page.locator('[data-item-id="flows-rejectrecord--ready"] a').first().focus()
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeFocused()
    await expect(palette).toBeHidden()
  })
  expect(foreign).toEqual([])
})
