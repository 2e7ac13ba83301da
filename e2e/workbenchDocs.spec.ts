import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './browser.ts'
import { site, storyIn, workbenchOfFile } from './workbench.ts'

/* Documentation pages: a live example, code to copy, a screen reader's words. */

const workbench = workbenchOfFile()

interface Entry {
  id: string
  title: string
  type: 'story' | 'docs'
}

function listDocs(): readonly Entry[] {
  const index = readFileSync(join(site, 'index.json'), 'utf8')
  const { entries } = JSON.parse(index) as { entries: Record<string, Entry> }
  return Object.values(entries).filter(({ type }) => type === 'docs')
}

test(
  'a part is found by its German word, and its page says how it is used',
  { tag: '@long' },
  async ({ page, context, browserName }) => {
    test.skip(browserName === 'firefox', 'Firefox lets no test read what was copied')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${workbench.address}?path=/docs/parts-button--docs`)
    const docs = storyIn(page)
    await expect(docs.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
    await docs.getByRole('button', { name: 'Code kopieren' }).click()
    await expect(docs.getByText('Kopiert.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<Button .*variant="primary"/s)
    const spoken = docs.getByRole('table', { name: 'Was ein Screenreader sagt' })
    await expect(spoken.getByRole('row', { name: 'Schalter Veröffentlichen' })).toBeVisible()
    await docs.getByRole('link', { name: 'GisScreen', exact: true }).click()
    await expect(page).toHaveURL(/path=\/story\/screens-gis-gisscreen--ready/)
  },
)

test('each page stands there, with its example at rest', { tag: '@long' }, async ({ page }) => {
  const all = listDocs()
  test.setTimeout(all.length * 15_000)
  const wrong: string[] = []
  let now = ''
  page.on('pageerror', ({ message }) => wrong.push(`${now}: ${message}`))
  for (const { id, title } of all) {
    now = title
    await page.goto(`${workbench.address}iframe.html?viewMode=docs&id=${id}`)
    const access = page.getByRole('region', { name: 'Barrierefreiheit' })
    const read = access
      .getByRole('table', { name: 'Was ein Screenreader sagt' })
      .or(access.getByText('Nichts als seinen Text.'))
    await read.waitFor({ timeout: 14_000 }).catch(() => wrong.push(`${title}: its example was not read`))
  }
  expect(all.length).toBeGreaterThan(75)
  expect(wrong).toEqual([])
})
