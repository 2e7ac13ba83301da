import type { ImportFault } from '@waldkerf/domain/beetles/imports/importTable'
import type { ImportChoice, ImportRow, RowProblem, UnclearName } from '@waldkerf/domain/beetles/imports/planImport'
import type { ImportRun, ImportStatus } from '@waldkerf/domain/entities/beetles/imports'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { MapPoints } from '@waldkerf/ui/parts/MapView/mapTypes.ts'

export interface ImportFile {
  name: string
  head: readonly string[]
  rows: number
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
export interface ImportDecision extends ImportChoice {
  quelle: string
  status: ImportStatus
  /** Rows of the same species and day within 50 m of a stored record stay out. */
  skipsNear: boolean
}

export interface RefusedLine {
  /** As a spreadsheet counts it, with its head. */
  line: number
  text: string
  problem: RowProblem
}

/** The trial run in figures, with its first rows. */
export interface PlanSummary {
  ready: number
  refused: number
  reasons: readonly { problem: RowProblem; rows: number }[]
  firstReady: readonly ImportRow[]
  firstRefused: readonly RefusedLine[]
  unclear: readonly UnclearName[]
  swapped: number
  isOrderUnclear: boolean
  outside: number
  points: MapPoints
}

/** A row beside the stored record that it perhaps is. */
export interface NearRecord {
  row: ImportRow
  /** kaefer.id */
  id: number
}

/** The comparison with what is stored. */
export type Comparison =
  | { status: 'none' }
  | { status: 'running'; done: number; total: number }
  | { status: 'failed'; message: string }
  /** `near` counts them all, `first` shows some. */
  | { status: 'done'; same: number; near: number; first: readonly NearRecord[] }

export type Sending =
  | { status: 'none' }
  | { status: 'running'; done: number; total: number }
  /** It stopped, and goes on where it was. */
  | { status: 'stopped'; done: number; total: number; message: string | undefined }
  | { status: 'done'; id: string; stored: number; known: number }

export interface ImportState {
  file: FileState
  species: Loadable<readonly Species[]>
  decision: ImportDecision
  /** Undefined while columns are missing; `isOld` while a new one is made. */
  plan: PlanSummary | undefined
  isPlanning: boolean
  comparison: Comparison
  sending: Sending
  /** An interrupted run of the same file that goes on. */
  resumed: ImportRun | undefined
  runs: Loadable<readonly ImportRun[]>
  /** The run that is just being taken back, and how many records are left. */
  undoing: { id: string; rest: number } | undefined
  undoFailed: string | undefined
}

export interface ImportActions {
  choose: (file: File) => void
  decide: (changes: Partial<ImportDecision>) => void
  compare: () => void
  send: () => void
  stop: () => void
  /** Saves the rows that do not come, each with its reason. */
  saveRefused: () => void
  mayUndo: (run: ImportRun) => boolean
  undo: (run: ImportRun) => void
  recordAt: (id: number) => string
  /** Where what an import stored is listed. */
  listAt: (id: string) => string
}
