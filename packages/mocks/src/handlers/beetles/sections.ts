import { inQueueOrder } from '@waldkerf/domain/beetles/queue'
import type { calls } from '@waldkerf/domain/calls/contract'
import { type BeetleCluster, mostCounted, type WindowOrder } from '@waldkerf/domain/entities/beetles/beetleSections'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { maySee, shownTo } from './beetles.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'
import { filterCondition, requireSection, type SentSection, sectionCondition, toCount } from './filter.ts'

type Placed = Beetle & { lat: number; lon: number }

const german = new Intl.Collator('de')
/** A cell of the map's grid, in degrees. */
interface Grid {
  width: number
  height: number
}

const sectionGrid = (zoom: number): Grid => {
  const width = 360 / 2 ** (zoom + 2)
  return { width, height: width * 0.625 }
}

/** The mean, computed from whole millionths of a degree, as the database does. */
const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + Math.round(value * 1e6), 0) / values.length) / 1e6

const toCell = ({ width, height }: Grid, lat: number, lon: number) => ({
  x: Math.floor(lon / width),
  y: Math.floor(lat / height),
})

function asCluster(rows: readonly Placed[], grid: Grid): BeetleCluster & { x: number; y: number } {
  const counts = new Map<string, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  const [first] = rows
  const { x, y } = toCell(grid, first?.lat ?? 0, first?.lon ?? 0)
  const { width, height } = grid
  return {
    id: rows.length === 1 ? (first?.id ?? null) : null,
    lat: mean(rows.map(({ lat }) => lat)),
    lon: mean(rows.map(({ lon }) => lon)),
    anzahl: rows.length,
    je_status: Object.fromEntries(counts),
    grenzen: [x * width, y * height, (x + 1) * width, (y + 1) * height],
    x,
    y,
  }
}

/** Whether a place lies in a cell that the section touches. Whole cells, so that panning changes no cluster. */
function touches(grid: Grid, { west, sued, ost, nord }: SentSection): (row: Placed) => boolean {
  const least = toCell(grid, Number(sued), Number(west))
  const most = toCell(grid, Number(nord), Number(ost))
  return ({ lat, lon }) => {
    const { x, y } = toCell(grid, lat, lon)
    return x >= least.x && x <= most.x && y >= least.y && y <= most.y
  }
}

/** Sort keys; null is last in descending order, first in ascending. */
const sortKeys: Readonly<
  Record<Exclude<WindowOrder, 'pruefung'>, (row: Beetle, state: MockState) => string | number | null>
> = {
  gemeldet_am: (row) => Date.parse(row.gemeldet_am),
  fund_datum: (row) => row.fund_datum,
  id: (row) => row.id,
  status: (row) => row.status,
  bundesland: (row) => row.bundesland,
  bilder_anzahl: (row) => row.bilder_anzahl ?? 0,
  beantwortet: (row) => Number(row.beantwortet),
  art: (row, { species }) => species.find(({ id }) => id === row.art)?.de ?? '',
}

function compare(order: WindowOrder, a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(b === null) - Number(a === null)
  if (order === 'art') return german.compare(String(a), String(b))
  return a < b ? -1 : a > b ? 1 : 0
}

const isOrder = (value: string): value is WindowOrder => value === 'pruefung' || Object.hasOwn(sortKeys, value)

const directions: Readonly<Record<string, 1 | -1>> = { '': -1, ab: -1, auf: 1 }

/** @returns sorts rows in the requested order */
function sorting(sortierung: string, richtung: string, state: MockState): (rows: readonly Beetle[]) => Beetle[] {
  const order = sortierung === '' ? 'gemeldet_am' : sortierung
  const direction = Object.hasOwn(directions, richtung) ? directions[richtung] : undefined
  if (!isOrder(order) || direction === undefined) throw refuse('bad_order')
  if (order === 'pruefung') return (rows) => (direction === 1 ? inQueueOrder(rows) : inQueueOrder(rows).toReversed())
  const sortKey = sortKeys[order]
  return (rows) =>
    rows.toSorted((a, b) => direction * (compare(order, sortKey(a, state), sortKey(b, state)) || a.id - b.id))
}

/** Clusters for the map and windows for the table, where records are too many to send. */
export const sectionHandlers: AreaHandlers<typeof calls.beetleSections> = {
  getBeetleClusters({ state, caller, payload }) {
    const grid = sectionGrid(toCount(payload.zoom, 22))
    requireSection(payload)
    const { west, sued, ost, nord } = payload
    const cells = ((Number(ost) - Number(west)) / grid.width) * ((Number(nord) - Number(sued)) / grid.height)
    if (cells > 20_000) throw refuse('section_too_wide')
    const holds = filterCondition(payload, caller, state)
    const inSection = touches(grid, payload)
    const rows = state.beetles
      .filter((row): row is Placed => row.lat !== null && maySee(caller, row) && holds(row))
      .filter(inSection)
    const groups = Map.groupBy(rows, ({ lat, lon }) => JSON.stringify(toCell(grid, lat, lon)))
    return [...groups.values()]
      .map((group) => asCluster(group, grid))
      .toSorted((a, b) => b.anzahl - a.anzahl || b.y - a.y || a.x - b.x)
      .map(({ x: _x, y: _y, ...cluster }) => cluster)
  },
  getBeetleWindow({ state, caller, payload }) {
    const from = toCount(payload.ab || '0', 999_999_999)
    const count = toCount(payload.anzahl || '200', 1_000)
    const inOrder = sorting(payload.sortierung, payload.richtung, state)
    const inSection = sectionCondition(payload)
    const holds = filterCondition(payload, caller, state)
    const rows = state.beetles.filter((row) => maySee(caller, row) && (inSection?.(row) ?? true) && holds(row))
    const shown = inOrder(rows).slice(from, from + count)
    const total = payload.suche.trim() === '' ? rows.length : Math.min(rows.length, mostCounted)
    return { gesamt: from === 0 ? total : null, zeilen: shown.map((row) => shownTo(caller, row)) }
  },
}
