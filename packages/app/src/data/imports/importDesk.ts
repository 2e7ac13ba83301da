import { csvFormat } from '@waldkerf/domain/export/csv'
import type { ImportTable } from '@waldkerf/domain/imports/importTable'
import { readImport, type ReadWorkbook } from '@waldkerf/domain/imports/readImport'
import type { RefusedRow } from '@waldkerf/domain/imports/rowIds'
import type { ImportFile, ImportKind, PlanSummary, RefusedValue } from '@waldkerf/ui/screens/imports/importTypes.ts'
import type { DeskKind } from './importKinds.ts'

/** A file that was read, with a guess of what it means. */
export interface ReadFile<K extends ImportKind> extends ImportFile {
  choice: K['choice']
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
/** Values of a row, and letters of a value. */
const shownValues = 20
const longestValue = 80

type Plan<K extends ImportKind> = ReturnType<DeskKind<K>['plan']>

/** The filled values of a refused row and those at fault: what its columns are taken for first, then the rest. */
function refusedValues<K extends ImportKind>(
  { faulty }: DeskKind<K>,
  row: readonly string[],
  problems: readonly K['problem'][],
  choice: K['choice'],
): RefusedValue<K['problem']>[] {
  const faults = new Map(
    problems.flatMap((problem) =>
      faulty(problem, row, choice).map((field) => [choice.columns[field], problem] as const),
    ),
  )
  const meant = Object.values(choice.columns).filter((at) => at !== undefined)
  const places = new Set([...meant.toSorted((a, b) => a - b), ...row.keys()])
  return [...places]
    .map((at) => ({ text: row[at]?.trim().slice(0, longestValue) ?? '', problem: faults.get(at) }))
    .filter(({ text, problem }) => text !== '' || problem !== undefined)
    .slice(0, shownValues)
}

function summarize<K extends ImportKind>(
  kind: DeskKind<K>,
  { rows, lines }: ImportTable,
  { ready, refused, told }: Plan<K>,
  choice: K['choice'],
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
      values: refusedValues(kind, rows[row] ?? [], problems, choice),
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
      }
    },
    async plan(choice, known) {
      plan = kind.plan(table, choice, known)
      return summarize(kind, table, plan, choice)
    },
    rows: async (from, count) => plan?.ready.slice(from, from + count) ?? [],
    async refused(reasons, title) {
      // A file of them that was mended in part has the reasons of before.
      const head = table.head.at(-1) === title ? table.head.slice(0, -1) : table.head
      const columns = [...head, title].map((name, at) => ({
        id: name,
        title: name,
        kind: 'text' as const,
        value: (row: readonly string[]) => row[at] ?? '',
      }))
      const lines = (plan?.refused ?? []).map(({ row, problems }: RefusedRow<K['problem']>) => [
        ...head.map((_, at) => table.rows[row]?.[at] ?? ''),
        problems.map((problem) => reasons[problem]).join('; '),
      ])
      const csv = csvFormat(columns)
      return csv.head + csv.body(lines, 0)
    },
  }
}
