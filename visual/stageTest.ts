import { test } from '@playwright/test'
import { readPlan } from './plan.ts'
import { openStage, type Stage } from './stage.ts'

/** One page shows story after story: a new page for each would cost more than the test itself. */
export const stageTest = test.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await openStage(browser, readPlan().origin)
      await use(stage)
      await stage.page.context().close()
    },
    { scope: 'worker' },
  ],
})
