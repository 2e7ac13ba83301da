import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { isModeFor, modes, modesFor } from '../.storybook/preview/modes.ts'
import { readPlan } from './plan.ts'
import { stageTest as test } from './stageTest.ts'

const { stories, pictures, keepsNew, journal, done } = readPlan()
const isDone = new Set(done)

const titleInJournal = (titles: readonly string[]) => titles.slice(-2).join(' › ')

test.afterEach(() => {
  const info = test.info()
  if (info.status === info.expectedStatus) appendFileSync(journal, `${titleInJournal(info.titlePath)}\n`)
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
          if (isNew && !keepsNew) {
            await info.attach('new', {
              body: await stage.page.screenshot({ fullPage: true }),
              contentType: 'image/png',
            })
          } else await expect(stage.page).toHaveScreenshot(picture, { fullPage: true })
        })
      }
    })
  }
}
