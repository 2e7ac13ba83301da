import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStoryIds } from '../../completeness/report/addresses.ts'
import { readSources } from '../../completeness/rules/sources.ts'
import { buildPartsReport } from './report.ts'

const root = join(import.meta.dirname, '../../..')
const file = join(root, 'docs/long-run.md')
const longRun = existsSync(file) ? readFileSync(file, 'utf8') : undefined
process.stdout.write(JSON.stringify(buildPartsReport(readSources(root), readStoryIds(root), longRun)))
