import { readFileSync } from 'node:fs'
import type { Story } from './stories.ts'

/** A run's work, written before it begins: workers start at any time, and all have to find the same tests. */
export interface Plan {
  /** Where the static Storybook is served. */
  origin: string
  stories: readonly Story[]
  /** Folder of the pictures that are compared with. */
  pictures: string
  /** Whether a picture that is not there yet joins them; a commit gets none of another. */
  keepsNew: boolean
  /** File that gets the title of each test that has passed. */
  journal: string
  /** Titles from an earlier run's journal: these tests are skipped. */
  done: readonly string[]
  /** Folder of the report, and of what Playwright keeps besides. */
  report: string
  results: string
  /** Needed by the page of changes; nothing where there is nothing to compare with. */
  changes?: {
    /** Folder of the static Storybook that gets them. */
    site: string
    /** Stories that are no longer there. */
    gone: readonly Story[]
    /** The commit's name; without it the accepted pictures. */
    against?: string
  }
}

/** The variable that names the plan's file. */
export const planVariable = 'VISUAL_PLAN'

/** @throws Error when Playwright was not started by `npm run visual` */
export function readPlan(): Plan {
  const file = process.env[planVariable]
  if (file === undefined) throw new Error('npm run visual starts this: it builds the workbench and serves it.')
  return JSON.parse(readFileSync(file, 'utf8')) as Plan
}
