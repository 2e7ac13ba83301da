import type { FindColumns } from '@waldkerf/domain/beetles/imports/columns'
import type { ImportChoice, ImportRow, RowProblem, UnclearName } from '@waldkerf/domain/beetles/imports/planImport'
import type { ClientColumns } from '@waldkerf/domain/clients/imports/clientColumns'
import type { ClientImportRow, ClientProblem } from '@waldkerf/domain/clients/imports/planClients'
import type { ImportFault } from '@waldkerf/domain/imports/importTable'
import type { ImportRun, ImportStatus } from '@waldkerf/domain/entities/beetles/imports'
import type { Person } from '@waldkerf/domain/entities/users/people'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { MapPoints } from '@waldkerf/ui/parts/MapView/mapTypes.ts'

/** The types that an import of a kind deals in. */
export interface ImportKind {
  /** Known before a file is read. */
  known: object
  /** Decided by a person about the rows of a file. */
  choice: { columns: Readonly<Partial<Record<string, number | undefined>>> }
  row: { quell_id: string }
  /** Why a row does not come. */
  problem: string
  /** Told by a trial run besides. */
  told: object
}

export interface FindImport extends ImportKind {
  known: { species: readonly Species[]; today: string }
  choice: ImportChoice & { columns: FindColumns }
  row: ImportRow
  problem: RowProblem
  told: {
    unclear: readonly UnclearName[]
    swapped: number
    isOrderUnclear: boolean
    outside: number
    points: MapPoints
  }
}

export interface ClientImport extends ImportKind {
  choice: { columns: ClientColumns }
  row: ClientImportRow
  problem: ClientProblem
}

export interface ImportFile {
  name: string
  head: readonly string[]
  rows: number
  /** Of the first and the last row, as a spreadsheet counts them, with the head. */
  lines: readonly [first: number, last: number]
  /** The first filled cell of each column. */
  examples: readonly string[]
}

/** `slow`: the file kept its reader busy for too long, or took all memory. */
export type FileFault = ImportFault | 'slow'

export type FileState =
  | { status: 'none' }
  | { status: 'reading'; name: string }
  | { status: 'failed'; name: string; fault: FileFault }
  | { status: 'ready'; file: ImportFile }

/** All that a person decides about an import. */
export interface ImportDecision<K extends ImportKind> {
  choice: K['choice']
  quelle: string
  status: ImportStatus
  /** Rows that are perhaps there already stay out. */
  skipsNear: boolean
}

/** A cell of a refused row. */
export interface RefusedValue<Problem extends string> {
  /** '' for a missing one. */
  text: string
  /** Its fault. */
  problem?: Problem | undefined
}

export interface RefusedLine<Problem extends string> {
  /** As a spreadsheet counts it, with its head. */
  line: number
  values: readonly RefusedValue<Problem>[]
  problems: readonly Problem[]
}

/** The trial run in figures, with its first rows. */
export interface PlanSummary<K extends ImportKind> {
  ready: number
  refused: number
  reasons: readonly { problem: K['problem']; rows: number }[]
  /** Refused for more than one reason: the reasons count them more than once. */
  several: number
  firstReady: readonly K['row'][]
  firstRefused: readonly RefusedLine<K['problem']>[]
  told: K['told']
}

/** A row beside the stored record or client that it perhaps is. */
export interface NearRow<Row> {
  row: Row
  /** kaefer.id, kunde.client_id */
  id: number
}

/** The comparison with what is stored. */
export type Comparison<Row> =
  | { status: 'none' }
  | { status: 'running'; done: number; total: number }
  | { status: 'failed'; message: string }
  /** `near` counts them all, `first` shows some. */
  | { status: 'done'; same: number; near: number; first: readonly NearRow<Row>[] }

export type Sending =
  | { status: 'none' }
  | { status: 'running'; done: number; total: number }
  /** It stopped, and goes on where it was. */
  | { status: 'stopped'; done: number; total: number; message: string | undefined }
  | { status: 'done'; id: string; stored: number; known: number }

export interface ImportState<K extends ImportKind> {
  file: FileState
  decision: ImportDecision<K>
  /** Undefined while columns are missing. */
  plan: PlanSummary<K> | undefined
  isPlanning: boolean
  comparison: Comparison<K['row']>
  sending: Sending
  /** An interrupted run of the same file that goes on. */
  resumed: ImportRun | undefined
  runs: Loadable<readonly ImportRun[]>
  /** Those who imported, as far as they are known. */
  people: readonly Pick<Person, 'mail' | 'name'>[]
  /** The run that is just being taken back, and how many records are left. */
  undoing: { id: string; rest: number } | undefined
  undoFailed: string | undefined
}

/** Words of an import of a kind besides those of all of them. */
export interface ImportWords {
  title: string
  /** Files that are read. */
  kinds: string
  /** A row must have it. */
  needs: string
  /** '3 Funde' */
  things: (count: string, one: boolean) => string
  table: string
  /** Becomes of rows of this state once they are stored. */
  after?: (status: ImportStatus, one: boolean) => string
  near: (count: string, one: boolean) => string
  list: string
}

export interface ImportActions<K extends ImportKind> {
  choose: (file: File) => void
  decide: (changes: Partial<ImportDecision<K>>) => void
  compare: () => void
  send: () => void
  stop: () => void
  /** Saves the rows that do not come, each with its reason. */
  saveRefused: () => void
  mayUndo: (run: ImportRun) => boolean
  undo: (run: ImportRun) => void
  /** Where a stored row is. */
  rowAt: (id: number) => string
  /** Where all of them are. */
  listAt: string
  /** Where what an import stored is listed by itself; absent for rows of which no list can say that. */
  runAt?: (id: string) => string
}
