import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { ChangesFolder } from './changes.ts'
import { readPlan } from './plan.ts'

/** Playwright's results for the workbench's page of changes. */
export default class ChangesReporter implements Reporter {
  readonly #plan = readPlan()
  readonly #folder = new ChangesFolder(this.#plan.changes!.site, [...this.#plan.stories, ...this.#plan.changes!.gone])

  onTestEnd({ expectedStatus }: TestCase, { status, attachments, errors }: TestResult) {
    this.#folder.add({ ok: status === expectedStatus || status === 'skipped', attachments, errors })
  }

  onEnd() {
    const { pictures, changes } = this.#plan
    for (const { id } of changes!.gone) {
      const own = join(pictures, id)
      if (existsSync(own))
        for (const file of readdirSync(own)) this.#folder.addGone(id, basename(file, '.png'), join(own, file))
    }
    this.#folder.write(changes!.against)
  }
}
