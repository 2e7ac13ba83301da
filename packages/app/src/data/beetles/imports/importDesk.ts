import { guessColumns, guessSystem, headKey, type ImportColumns } from '@waldkerf/domain/beetles/imports/columns'
import type { ImportTable } from '@waldkerf/domain/beetles/imports/importTable'
import {
  type ImportChoice,
  type ImportPlan,
  type ImportRow,
  planImport,
  type RowProblem,
} from '@waldkerf/domain/beetles/imports/planImport'
import { readImport, type ReadWorkbook } from '@waldkerf/domain/beetles/imports/readImport'
import { speciesFinder } from '@waldkerf/domain/beetles/imports/speciesNames'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { csvFormat } from '@waldkerf/domain/export/csv'
import type { ImportFile, PlanSummary } from '@waldkerf/ui/screens/imports/importTypes.ts'

/** A file that was read, with a guess of its columns. */
export interface ReadFile extends ImportFile {
  columns: ImportColumns
  epsg: number | undefined
  /** Two files with the same heads are of the same source. */
  key: string
}

const shownRows = 50
const longestText = 300

function summarize({ head, rows }: ImportTable, plan: ImportPlan): PlanSummary {
  const { ready, refused } = plan
  const reasons = [...Map.groupBy(refused, ({ problem }) => problem)]
    .map(([problem, some]) => ({ problem, rows: some.length }))
    .toSorted((a, b) => b.rows - a.rows)
  return {
    ready: ready.length,
    refused: refused.length,
    reasons,
    firstReady: ready.slice(0, shownRows),
    firstRefused: refused.slice(0, shownRows).map(({ row, problem }) => ({
      line: row + 2,
      problem,
      text: head
        .flatMap((_, at) => rows[row]?.[at]?.trim() || [])
        .join(' · ')
        .slice(0, longestText),
    })),
    unclear: plan.unclear,
    swapped: plan.swapped,
    isOrderUnclear: plan.isOrderUnclear,
    outside: plan.outside,
    points: {
      ids: Float64Array.from(ready.keys()),
      lats: Float64Array.from(ready, ({ lat }) => lat),
      lons: Float64Array.from(ready, ({ lon }) => lon),
      kinds: new Uint8Array(ready.length),
    },
  }
}

/** Keeps one file with its rows, and answers questions about it: its many rows never come into the page as a whole. */
export function createImportDesk(readWorkbook: ReadWorkbook) {
  let table: ImportTable = { head: [], rows: [] }
  let plan: ImportPlan | undefined
  return {
    /** @throws ImportError */
    async read(file: Blob, species: readonly Species[]): Promise<Omit<ReadFile, 'name'>> {
      table = await readImport(new Uint8Array(await file.arrayBuffer()), readWorkbook)
      const find = speciesFinder(species)
      const columns = guessColumns(table, (name) => find(name) !== undefined)
      const examples = table.head.map((_, at) => table.rows.find((row) => row[at]?.trim())?.[at]?.slice(0, 60) ?? '')
      return {
        head: table.head,
        rows: table.rows.length,
        examples,
        columns,
        epsg: guessSystem(table, columns),
        key: headKey(table),
      }
    },
    plan(choice: ImportChoice, species: readonly Species[], today: string): PlanSummary {
      plan = planImport(table, choice, { species, today })
      return summarize(table, plan)
    },
    rows: (from: number, count: number): ImportRow[] => plan?.ready.slice(from, from + count) ?? [],
    /** The rows that do not come as CSV, as they were, each with its reason. */
    refused(reasons: Readonly<Record<RowProblem, string>>, title: string): string {
      const columns = [...table.head, title].map((name, at) => ({
        id: name,
        title: name,
        kind: 'text' as const,
        value: (row: readonly string[]) => row[at] ?? '',
      }))
      const lines = (plan?.refused ?? []).map(({ row, problem }) => [
        ...table.head.map((_, at) => table.rows[row]?.[at] ?? ''),
        reasons[problem],
      ])
      const { head, body } = csvFormat(columns)
      return head + body(lines, 0)
    },
  }
}

type Desk = ReturnType<typeof createImportDesk>

/** A question to a desk: the name of its function, with the arguments. */
export type DeskQuestion = { [K in keyof Desk]: { ask: K; with: Parameters<Desk[K]> } }[keyof Desk]
export type DeskAnswer<K extends keyof Desk> = Awaited<ReturnType<Desk[K]>>
export type DeskArguments<K extends keyof Desk> = Parameters<Desk[K]>
export type DeskCall = keyof Desk
