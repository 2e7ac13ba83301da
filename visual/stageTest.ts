import { test } from '@playwright/test'
import { asOthers } from '../e2e/browser.ts'
import { readPlan } from './plan.ts'
import { openStage, type Stage } from './stage.ts'

/** One page shows story after story: a new page for each would cost more than the test itself. */
export const stageTest = test.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser, browserName }, use) => {
      const stage = await openStage(browserName === 'firefox' ? asOthers(browser) : browser, readPlan().origin)
      await use(stage)
      await stage.page.context().close()
    },
    { scope: 'worker' },
  ],
})
