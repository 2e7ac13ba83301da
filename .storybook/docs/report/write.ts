import { join } from 'node:path'
import { readStoryIds } from '../../completeness/report/addresses.ts'
import { readSources } from '../../completeness/rules/sources.ts'
import { buildPartsReport } from './report.ts'

const root = join(import.meta.dirname, '../../..')
process.stdout.write(JSON.stringify(buildPartsReport(readSources(root), readStoryIds(root))))
