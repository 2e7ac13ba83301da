import { join } from 'node:path'
import { readCompleteness } from '../rules/matrix.ts'
import { readStoryIds } from './addresses.ts'
import { buildReport } from './report.ts'

// A program of its own: the compiler and Storybook's indexer would hold up the server that asks for the report.
const root = join(import.meta.dirname, '../../..')
process.stdout.write(JSON.stringify(buildReport(readCompleteness(root), readStoryIds(root))))
