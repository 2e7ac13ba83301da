import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { modes } from '../../.storybook/preview/modes.ts'
import { readPlan } from '../plan.ts'
import { stageTest as test } from '../stageTest.ts'
import { measureUndecided } from './contrast.ts'
import { findViolations } from './inPage.ts'

const engine = fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js'))
const axe = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'))

const [light, dark] = modes

for (const { id, title, name } of readPlan().stories)
  for (const mode of [light, dark])
    test(`${title}: ${name} (${mode.name})`, async ({ stage }) => {
      await stage.enter(mode, title)
      const look = await stage.look(id, mode)
      // Other runs check whether anything is drawn.
      await stage.show(id, mode, { ...look, drawsNothing: true })
      await stage.page.addScriptTag({ path: axe })
      const { undecided, covered, weak } = await measureUndecided(stage.page)
      if (undecided > 0) console.log(`${undecided} contrasts left open by axe, ${covered} of them covered`)
      expect(weak).toEqual([])
      // The engine does not check colours, and the rest is the same in dark mode.
      if (mode !== light) return
      await stage.page.addScriptTag({ path: engine })
      expect(await stage.page.evaluate(findViolations)).toEqual([])
    })
