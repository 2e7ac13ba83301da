import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { isModeFor, modes, modesFor } from '../.storybook/preview/modes.ts'
import { readPlan } from './plan.ts'
import { stageTest as test } from './stageTest.ts'

const { stories, pictures, keepsNew, journal, done, changes } = readPlan()
const isDone = new Set(done)

const titleInJournal = (titles: readonly string[]) => titles.slice(-2).join(' › ')

test.afterEach(() => {
  const info = test.info()
  // A commit's pictures stay without the new ones, so that these are found again.
  const isNew = !keepsNew && info.annotations.some(({ type }) => type === 'new')
  if (info.status === info.expectedStatus && !isNew) appendFileSync(journal, `${titleInJournal(info.titlePath)}\n`)
})

for (const mode of modes) {
  const shown = stories.filter(({ title }) => isModeFor(mode, title))
  for (const [title, group] of Map.groupBy(shown, (story) => story.title)) {
    const suite = `${mode.name} › ${title}`
    test.describe(suite, () => {
      // Stories of one file share their code, and a page that has loaded it.
      test.describe.configure({ mode: 'default' })
      for (const { id, name } of group) {
        if (isDone.has(titleInJournal([suite, name]))) continue
        test(name, async ({ stage }, info) => {
          await stage.enter(mode, title)
          const look = await stage.look(id, mode)
          test.skip(!modesFor(title, look.globals).includes(mode), 'The story fixes what the mode would change.')
          await stage.show(id, mode, look)
          const picture = [id, `${mode.name}.png`]
          const isNew = !existsSync(join(pictures, ...picture))
          if (isNew) info.annotations.push({ type: 'new' })
          const isCompared = !isNew || keepsNew
          if (isCompared) await expect(stage.page).toHaveScreenshot(picture, { fullPage: true })
          if (isNew && changes) {
            const body = isCompared
              ? readFileSync(join(pictures, ...picture))
              : await stage.page.screenshot({ fullPage: true })
            await info.attach(`${id}/${mode.name}-new.png`, { body, contentType: 'image/png' })
          }
        })
      }
    })
  }
}
