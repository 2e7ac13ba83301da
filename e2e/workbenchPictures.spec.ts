import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { changesStory } from '../.storybook/changes/changes.ts'
import { withSite } from '../visual/site.ts'
import { test } from './browser.ts'
import { site } from './workbench.ts'

/* A designer's view of a change: pictures of some stories, taken before and after. */

const folder = mkdtempSync(join(tmpdir(), 'waldkerf-pictures-'))
const kept = join(folder, 'kept')
const changedSite = join(folder, 'site')
const run = fileURLToPath(new URL('../visual/run.ts', import.meta.url))

// The workbench's stories wait for theirs.
test.use({ serviceWorkers: 'allow' })

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Copies the workbench with another colour for success. */
function repaint() {
  cpSync(site, changedSite, { recursive: true })
  const page = join(changedSite, 'iframe.html')
  const style = '<style>:root{--color-success-text:#b3005e!important}</style>'
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${style}</head>`))
}

/** Runs the command on a badge's stories. @returns its exit code and what it says */
function compare(from: string) {
  const args = [run, '--static', from, '--kept', kept, '--workers=1', 'parts/badge--ready']
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stdout }
}

test(
  'a changed colour is shown before and after, and what is the same is not told',
  { tag: '@long' },
  async ({ page }) => {
    test.slow()
    await test.step('The first pictures of a story are its accepted ones', () => {
      expect(compare(site)).toMatchObject({ status: 0, stdout: expect.stringContaining('6 passed') })
      expect(existsSync(join(kept, 'accepted/parts-badge--ready/forced-colors.png'))).toBe(true)
    })
    await test.step('A colour changed: the modes that show it are named, the others are as before', () => {
      repaint()
      const { status, stdout } = compare(changedSite)
      expect(status).toBe(1)
      expect(stdout).toContain('english › Parts/Badge › Ready')
      // Forced colours replace the product's colours: there nothing changed.
      expect(stdout).toMatch(/4 failed[^]*2 passed/)
    })
    await test.step('The report shows before, after and difference without a server', async () => {
      await page.goto(`file://${join(kept, 'report/index.html')}`)
      await page.getByRole('link', { name: 'Ready' }).first().click()
      await expect(page.getByRole('img', { name: 'Diff' }).first()).toBeVisible()
      await page.getByText('Slider').first().click()
      await expect(page.getByRole('img', { name: 'Expected' }).first()).toBeVisible()
    })
    await test.step('A page of the workbench shows them, too', () =>
      withSite(changedSite, async (origin) => {
        await page.goto(`${origin}/iframe.html?viewMode=story&id=${changesStory}`)
        await expect(page.getByText('4 Bilder von 1 Ansicht sind anders als zuletzt angenommen.')).toBeVisible()
        const before = page.getByRole('img', { name: 'Davor: Parts/Badge › Ready (Hell)' })
        await expect(before).toHaveJSProperty('naturalWidth', 1440)
      }))
  },
)
