import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { acceptPictures } from '../visual/acceptPictures.ts'
import { comparePictures } from '../visual/comparePictures.ts'
import { site } from './workbench.ts'

/* What a designer sees of a change: pictures of some stories, taken before and after. */

const folder = mkdtempSync(join(tmpdir(), 'waldkerf-pictures-'))
const kept = join(folder, 'kept')
const changedSite = join(folder, 'site')

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The workbench as it would be with another colour for what is well. */
function repaint() {
  cpSync(site, changedSite, { recursive: true })
  const page = join(changedSite, 'iframe.html')
  const style = '<style>:root{--color-success-text:#b3005e!important}</style>'
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${style}</head>`))
}

test('two runs are the same, and a changed colour is named with its pictures', async ({ page }) => {
  test.slow()
  const options = { task: 'compare', words: ['parts-badge'], kept, resume: false, pages: 2 } as const
  const told = async (from: string) => {
    const { findings } = await comparePictures({ ...options, site: from })
    return new Set(findings.map(({ outcome }) => outcome))
  }
  await test.step('At first every picture is new, and is accepted', async () => {
    expect(await told(site)).toEqual(new Set(['new']))
    expect(acceptPictures({ words: [], kept })).toBeGreaterThan(3)
  })
  await test.step('Nothing changed: nothing is told', async () => {
    expect(await told(site)).toEqual(new Set(['same']))
  })
  await test.step('A colour changed: the stories that show it are named', async () => {
    repaint()
    expect(await told(changedSite)).toContain('changed')
  })
  await test.step('The report shows before, after and difference without a server', async () => {
    await page.goto(`file://${join(kept, 'report/index.html')}`)
    await expect(page.getByRole('list', { name: 'Stories' }).getByRole('button').first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'Vorher' })).toHaveJSProperty('complete', true)
    await page.getByRole('tab', { name: 'Schieber' }).click()
    await page.getByRole('slider').press('ArrowRight')
    await page.getByRole('tab', { name: 'Unterschied' }).click()
    await expect(page.getByRole('img', { name: 'Unterschied' })).toBeVisible()
  })
})
