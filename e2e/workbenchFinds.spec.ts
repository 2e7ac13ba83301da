import { expect } from '@playwright/test'
import { test } from './browser.ts'
import { choose, blockForeign, search, storyIn, workbenchOfFile } from './workbench.ts'

/* Finding one's way in the workbench: German words, one search at a time, a screen in all its looks. */

const workbench = workbenchOfFile()

/** Words that people of the house look for; one of the first results has to fit. */
const words: readonly [word: string, fits: RegExp][] = [
  ['Rechnung', /Documents|Invoice|DocumentEditor/],
  ['Angebot', /Documents|Offer|DocumentEditor/],
  ['Kunde', /Client/],
  ['Käfer', /gis|Beetle/i],
  ['Fund', /gis|Find|Report/i],
  ['Karte', /Map/],
  ['Passpunkt', /georef|Point/i],
  ['Einmessung', /Survey|georef/i],
  ['Prognose', /Forecast/],
  ['Nutzer', /User/],
  ['Rolle', /Role|User/],
  ['Profil', /Profile/],
  ['Einstellungen', /Settings/],
  ['Anmelden', /Login/],
  ['Tabelle', /Table/],
  ['Filter', /Filter/],
  ['Knopf', /Button/],
  ['Dialog', /Dialog/],
  ['Hinweis', /Toaster|Notice|Note|Messages/],
  ['Fehler', /Error|Crash|errors/],
]

test('each German word leads to what it means', { tag: '@long' }, async ({ page }) => {
  await page.goto(workbench.address)
  await expect(storyIn(page).getByRole('heading', { level: 1 })).toBeVisible()
  const lost: string[] = []
  for (const [word, fits] of words) {
    await search(page).fill(word)
    const found = page.getByRole('option')
    await expect(found.first()).toBeVisible()
    const first = (await found.allInnerTexts()).slice(0, 3)
    if (!first.some((text) => text.includes(word) && fits.test(text))) lost.push(`${word}: ${first.join(' | ')}`)
  }
  expect(lost).toEqual([])
})

test(
  'Ctrl+K opens the search, where a word stands in the results and not in the tree',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${workbench.address}?path=/story/parts-button--primary`)
    await test.step('Beside the story', async () => {
      await page.locator('[data-item-id="parts-button--primary"] a').first().focus()
      await page.keyboard.press('Control+k')
      await expect(search(page)).toBeFocused()
    })
    await test.step('In a story without a palette', async () => {
      await storyIn(page).getByRole('button', { name: 'Veröffentlichen' }).focus()
      await page.keyboard.press('Control+k')
      await expect(search(page)).toBeFocused()
    })
    await test.step('A word', async () => {
      await expect(page.locator('[data-item-id="parts-button--primary"] a').first()).toHaveText('Primary')
      await search(page).fill('Knopf')
      await expect(page.getByRole('option', { name: /Primary · Knopf, Schaltfläche/ })).toBeVisible()
    })
  },
)

test("a designer's first ten minutes", { tag: '@long' }, async ({ context, page }) => {
  const foreign = await blockForeign(context, workbench.address)
  const story = storyIn(page)
  await test.step('Open, and find the invoice by its German name', async () => {
    await page.goto(workbench.address)
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible()
    await search(page).fill('Rechnung')
    await page
      .getByRole('option', { name: /DocumentEditorScreen/ })
      .first()
      .click()
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Addon panel' })).toBeHidden()
  })
  await test.step('See it dark, on a phone, in English', async () => {
    await choose(page, /^Modus/, 'Telefon')
    await choose(page, /^Sprache/, 'English')
    await choose(page, /^Farbschema/, 'Dunkel')
    await expect(story.locator('html[data-theme=dark][lang=en]')).toBeAttached()
    await expect(page.locator('#storybook-preview-iframe')).toHaveJSProperty('clientWidth', 390)
  })
  await test.step('See it in all modes at once', async () => {
    await page.getByRole('link', { name: 'In allen Modi nebeneinander ansehen' }).click()
    const look = (mode: string) => story.frameLocator(`iframe[title$="Modus ${mode}"]`)
    await expect(look('Dunkel').locator('html[data-theme=dark][lang=de]')).toBeAttached()
    await story.getByRole('link', { name: 'Englisch: allein ansehen', exact: true }).scrollIntoViewIfNeeded()
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, 4_000)
    await expect(look('Englisch').locator('html[data-theme=light][lang=en]')).toBeAttached()
    await expect(look('Englisch').getByRole('heading', { level: 1 })).toBeVisible()
  })
  expect(foreign).toEqual([])
})

test('failures of a page are told in the language of the toolbar', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${workbench.address}?path=/story/pages-clients--list&globals=scenario:failing;language:en`)
  const alert = storyIn(page).getByRole('alert').first()
  await expect(alert).toBeVisible({ timeout: 30_000 })
  await expect(alert).not.toHaveText(/Bitte|Dienst|nicht/)
  await choose(page, /^Sprache/, 'Deutsch')
  await expect(storyIn(page).getByRole('alert').first()).toHaveText(/Dienst|Bitte|nicht/)
})
