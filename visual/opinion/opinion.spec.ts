import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { modes } from '../../.storybook/preview/modes.ts'
import { readPlan } from '../plan.ts'
import { stageTest as test } from '../stageTest.ts'
import { findViolations } from './inPage.ts'

const engine = fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js'))

for (const { id, title, name } of readPlan().stories)
  test(`${title}: ${name}`, async ({ stage }) => {
    const [light] = modes
    await stage.enter(light, title)
    const look = await stage.look(id, light)
    // Whether anything is drawn is told by other runs.
    await stage.show(id, light, { ...look, drawsNothing: true })
    await stage.page.addScriptTag({ path: engine })
    expect(await stage.page.evaluate(findViolations)).toEqual([])
  })
