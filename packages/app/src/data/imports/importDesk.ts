import { csvFormat } from '@waldkerf/domain/export/csv'
import { headKey } from '@waldkerf/domain/imports/guessColumns'
import type { ImportTable } from '@waldkerf/domain/imports/importTable'
import { readImport, type ReadWorkbook } from '@waldkerf/domain/imports/readImport'
import type { RefusedRow } from '@waldkerf/domain/imports/rowIds'
import type { ImportFile, ImportKind, PlanSummary } from '@waldkerf/ui/screens/imports/importTypes.ts'
import type { DeskKind } from './importKinds.ts'

/** A file that was read, with a guess of what it means. */
export interface ReadFile<K extends ImportKind> extends ImportFile {
  choice: K['choice']
  /** Two files with the same heads are of the same source. */
  key: string
}

/** Answers questions about one file: its many rows never come into the page as a whole. */
export interface ImportDesk<K extends ImportKind> {
  /** @throws ImportError */
  read: (file: Blob, known: K['known']) => Promise<Omit<ReadFile<K>, 'name'>>
  plan: (choice: K['choice'], known: K['known']) => Promise<PlanSummary<K>>
  /** Of those that come. */
  rows: (from: number, count: number) => Promise<K['row'][]>
  /** The rows that do not come as CSV, as they were, each with its reasons. */
  refused: (reasons: Readonly<Record<K['problem'], string>>, title: string) => Promise<string>
}

const shownRows = 50
const longestText = 300

type Plan<K extends ImportKind> = ReturnType<DeskKind<K>['plan']>

function summarize<K extends ImportKind>(
  { head, rows, lines }: ImportTable,
  { ready, refused, told }: Plan<K>,
): PlanSummary<K> {
  const all = refused.flatMap(({ problems }) => problems)
  const reasons = [...Map.groupBy(all, (problem) => problem)]
    .map(([problem, some]) => ({ problem, rows: some.length }))
    .toSorted((a, b) => b.rows - a.rows)
  return {
    ready: ready.length,
    refused: refused.length,
    reasons,
    several: refused.filter(({ problems }) => problems.length > 1).length,
    firstReady: ready.slice(0, shownRows),
    firstRefused: refused.slice(0, shownRows).map(({ row, problems }) => ({
      line: lines[row] ?? 0,
      problems,
      text: head
        .flatMap((_, at) => rows[row]?.[at]?.trim() || [])
        .join(' · ')
        .slice(0, longestText),
    })),
    told,
  }
}

/** A desk that keeps one file with its rows. */
export function createImportDesk<K extends ImportKind>(kind: DeskKind<K>, readWorkbook: ReadWorkbook): ImportDesk<K> {
  let table: ImportTable = { head: [], rows: [], lines: [] }
  let plan: Plan<K> | undefined
  return {
    async read(file, known) {
      table = await readImport(new Uint8Array(await file.arrayBuffer()), readWorkbook)
      const examples = table.head.map((_, at) => table.rows.find((row) => row[at]?.trim())?.[at]?.slice(0, 60) ?? '')
      return {
        head: table.head,
        rows: table.rows.length,
        lines: [table.lines[0] ?? 0, table.lines.at(-1) ?? 0],
        examples,
        choice: kind.guess(table, known),
        key: headKey(table),
      }
    },
    async plan(choice, known) {
      plan = kind.plan(table, choice, known)
      return summarize(table, plan)
    },
    rows: async (from, count) => plan?.ready.slice(from, from + count) ?? [],
    async refused(reasons, title) {
      const columns = [...table.head, title].map((name, at) => ({
        id: name,
        title: name,
        kind: 'text' as const,
        value: (row: readonly string[]) => row[at] ?? '',
      }))
      const lines = (plan?.refused ?? []).map(({ row, problems }: RefusedRow<K['problem']>) => [
        ...table.head.map((_, at) => table.rows[row]?.[at] ?? ''),
        problems.map((problem) => reasons[problem]).join('; '),
      ])
      const { head, body } = csvFormat(columns)
      return head + body(lines, 0)
    },
  }
}
