import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { modes } from '../.storybook/preview/modes.ts'
import { noGhostscript, printOut } from '../e2e/onPaper.ts'
import { readPlan } from './plan.ts'
import { stageTest as test } from './stageTest.ts'

/* Every page on A4, by each browser that is there. */

const { stories, pictures, keepsNew, journal, done, changes } = readPlan()
const [light] = modes

/** Runs in the page: another look of it as it stands. */
function wear(look: string) {
  document.documentElement.dataset['theme'] = look
}

test.skip(noGhostscript !== undefined, noGhostscript)

for (const { id, title, name } of stories.filter(({ title }) => title.startsWith('Pages/')))
  test(`${title} › ${name}`, async ({ stage, browserName }, info) => {
    const line = `${title}, on paper by ${browserName} › ${name}`
    test.skip(done.includes(line), 'It has passed before.')
    await stage.enter(light, title)
    await stage.show(id, light, await stage.look(id, light))
    // It blinks.
    await stage.page.addStyleTag({ content: '* { caret-color: transparent !important }' })
    const print = async () => (await printOut(stage.page, info)).map(({ picture }) => readFileSync(picture))
    const sheets = await print()
    await stage.page.evaluate(wear, 'dark')
    const fromDark = await print()
    await stage.page.evaluate(wear, 'light')
    for (const [at, sheet] of sheets.entries()) {
      const path = [id, `paper-${browserName}-${at + 1}.png`]
      const isNew = !existsSync(join(pictures, ...path))
      if (isNew) info.annotations.push({ type: 'new' })
      if (!isNew || keepsNew) expect(sheet).toMatchSnapshot(path)
      if (isNew && changes)
        await info.attach(path.join('/').replace('.png', '-new.png'), { body: sheet, contentType: 'image/png' })
      expect(fromDark[at]?.equals(sheet), `sheet ${at + 1} has the colours of the dark look`).toBe(true)
    }
    if (keepsNew || info.annotations.every(({ type }) => type !== 'new')) appendFileSync(journal, `${line}\n`)
  })
