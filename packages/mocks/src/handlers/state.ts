import type { ImportRun } from '@waldkerf/domain/entities/beetles/imports'
import type { BeetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import type { SavedView } from '@waldkerf/domain/entities/beetles/views'
import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { MapLayer, MapScan } from '@waldkerf/domain/entities/maps/scans'
import type { ArchivedInvoice } from '@waldkerf/domain/entities/office/invoiceData'
import { type AccountLimit, firstLimits } from '@waldkerf/domain/entities/office/operations'
import type { MailLanguage } from '@waldkerf/domain/entities/users/people'
import type { UserChange } from '@waldkerf/domain/entities/users/userAdministration'
import type { Dispatch, DispatchFiles } from '@waldkerf/domain/entities/documents/dispatches'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import type { DocumentLogEntry } from '@waldkerf/domain/entities/documents/documentLog'
import { instantOn, storyDay } from '../seed/days.ts'
import { firstDay } from '../seed/firstDay.ts'
import { seedWorld, type World, type WorldSize } from '../seed/world.ts'
import { type Makers, whenRead } from '../seed/whenRead.ts'
import { archiveInvoices } from './office/archive.ts'

/** The answer of a creating call, kept under its key. */
export interface Remembered {
  path: string
  payload: string
  answer: unknown
}

/** A caller's records at a time, each as version, count of pictures and answer, to find later changes. */
export type Seen = ReadonlyMap<number, string>

/** A saved view with its owner. */
export type StoredView = SavedView & { user_id: number }

/** A logged change; the client's name is looked up when it is read. */
export type LoggedChange = Omit<UserChange, 'kunde'>

/** A row whose changes the document log records. */
export type LoggedRow = Readonly<Record<string, string | number | boolean | null | undefined>> & { id: number }

/** A line of a document's log, with the row's columns as they were when it was written. */
export interface LoggedLine extends Omit<DocumentLogEntry, 'titel'> {
  row: LoggedRow
}

/** The rows in memory behind all handlers. */
export interface MockState extends Omit<World, 'controlPoints' | 'roleRequests'> {
  controlPoints: ControlPoint[]
  /** The day of new rows. */
  today: string
  /** The instant of all changes. */
  now: string
  /** Answers of creating calls, by e-mail and Idempotency-Key. */
  keys: Map<string, Remembered>
  /** By id of report: its owner, and the record made from it. */
  reports: Map<string, { email: string; record: number }>
  /** Imported files; and by kind, source and number the run and the record (kaefer.id, kunde.client_id) of a row. */
  imports: ImportRun[]
  origins: Map<string, { run: string; record: number }>
  /** Limits of one account, and the use by each, by the real clock (gateway/allowance.ts). */
  limits: AccountLimit[]
  used: { email: string; kind: AccountLimit['art']; amount: number; at: number }[]
  /** Changes of records, by their ids, newest first. */
  history: Map<number, BeetleChange[]>
  /** Records that callers have seen, by the markers they were given. */
  markers: Map<string, Seen>
  /** Bytes of pictures that were added, by bilder.id. */
  addedBytes: Map<number, Uint8Array>
  /** Records to which an expert has written since their last change of status, by their ids. */
  freshWords: Set<number>
  views: StoredView[]
  /** Changes of people, by their user_id, newest first. */
  userHistory: Map<number, LoggedChange[]>
  /** Groups in the token of a user's last request, by user_id, and since when they are these. */
  groups: Map<number, { gruppen: readonly string[]; seit: string }>
  /** E-mails of users who agree that the pictures of their new reports are shown. */
  agreeing: Set<string>
  /** When users requested their erasure, by user_id; and the ids of erased users. */
  erasureRequests: Map<number, string>
  erased: number[]
  /** Chosen languages, by e-mail. */
  mailLanguages: Map<string, MailLanguage>
  /** The frozen content of archived invoices, by rechnung.id. */
  archives: Map<number, ArchivedInvoice>
  /** Scans of maps that were uploaded, and their bytes by the names of their objects. */
  mapScans: MapScan[]
  scanBytes: Map<string, Blob>
  /** Layers by map; `state` is that of the map which they are made of. */
  mapLayers: Map<number, Pick<MapLayer, 'objekt' | 'sha256' | 'bytes' | 'von' | 'seit'> & { state: string }>
  reminders: Reminder[]
  /** The amounts of entries of bank statements, by their identities. */
  bankEntries: Map<string, string>
  dispatches: Dispatch[]
  /** The files of the dispatches, by their id. */
  dispatchFiles: Map<number, DispatchFiles>
  /** The history of documents, in its order. */
  documentLog: LoggedLine[]
  /** The last id of each table that rows are added to. */
  lastIds: Record<Numbered, number>
}

/** Tables whose rows the database numbers. */
const numbered = [
  'users',
  'beetles',
  'clients',
  'recipients',
  'notes',
  'maps',
  'offers',
  'invoices',
  'positions',
  'forecast',
  'pictures',
  'conversation',
  'views',
  'textBlocks',
  'positionTemplates',
  'payments',
  'reminders',
  'dispatches',
] as const
type Numbered = (typeof numbered)[number]

/** The id of a new row; ids of deleted rows are not used again. */
export const nextId = ({ lastIds }: MockState, table: Numbered): number => (lastIds[table] += 1)

type Tables = { [Table in Exclude<Numbered, 'users' | 'clients'>]: MockState[Table][number] }

/** Adds a row with the next number of its table. */
export function addRow<Table extends keyof Tables>(
  state: MockState,
  table: Table,
  columns: Omit<Tables[Table], 'id'>,
): Tables[Table] {
  const row = { ...columns, id: nextId(state, table) } as Tables[Table]
  const rows: unknown[] = state[table]
  rows.push(row)
  return row
}

/** A fresh copy of the example data. */
export function createState({
  today = storyDay,
  now = instantOn(today),
  size = 'small',
}: { today?: string; now?: string; size?: WorldSize | 'firstDay' } = {}): MockState {
  const world = size === 'firstDay' ? firstDay(today) : seedWorld({ today, size })
  const maps = {
    keys: new Map(),
    reports: new Map(),
    imports: [],
    origins: new Map(),
    history: new Map(),
    markers: new Map(),
    addedBytes: new Map(),
    freshWords: new Set<number>(),
  }
  const people = {
    userHistory: new Map(
      world.roleRequests.map(({ user_id, ...entry }): [number, LoggedChange[]] => [
        user_id,
        [{ ...entry, client_id: null }],
      ]),
    ),
    groups: new Map(),
    mailLanguages: new Map(),
    agreeing: new Set<string>(),
    erasureRequests: new Map<number, string>(),
    erased: [],
  }
  const office = {
    reminders: [],
    bankEntries: new Map<string, string>(),
    dispatches: [],
    dispatchFiles: new Map(),
    documentLog: [],
  }
  const scans = { mapScans: [], scanBytes: new Map(), mapLayers: new Map() }
  const limits = firstLimits.map((limit) => ({ ...limit }))
  const empty = { limits, used: [], ...maps, ...people, ...office, ...scans, views: [] }
  const rows = whenRead({ ...copyMakers(world), archives: () => archiveInvoices(world) })
  return Object.assign(rows, { today, now, ...empty, lastIds: whenRead(lastIdMakers(world)) })
}

/** A page reads a few of the tables: each is copied when it is first read. */
const copyMakers = (world: World) =>
  Object.fromEntries(
    Object.keys(world).map((table) => [table, () => structuredClone(world[table as keyof World])]),
  ) as Makers<World>

const lastIdMakers = (world: World) =>
  Object.fromEntries(numbered.map((table) => [table, () => lastId(world, table)])) as Makers<MockState['lastIds']>

/** Example rows are numbered from 1, but some ids of line items are missing. */
function lastId(world: World, table: Numbered): number {
  if (table === 'positions') return world.positions.reduce((last, { id }) => Math.max(last, id), 0)
  const rows: Partial<Record<Numbered, readonly unknown[]>> = world
  return rows[table]?.length ?? 0
}
