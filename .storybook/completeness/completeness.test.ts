import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingStories, readCompleteness } from './rules/matrix.ts'

const root = join(import.meta.dirname, '../..')
/** The compiler reads the whole project. */
const patience = 240_000

test(
  'Every screen begins with a story for each of its states, and every component is seen',
  { timeout: patience },
  () => {
    const { screens, components } = readCompleteness(root)
    expect(screens.length).toBeGreaterThan(50)
    expect(components.length).toBeGreaterThan(400)
    expect(missingStories({ screens, components })).toEqual([])
  },
)
