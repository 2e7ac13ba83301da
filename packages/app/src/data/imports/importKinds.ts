import { findSigns, guessSystem } from '@waldkerf/domain/beetles/imports/columns'
import { faultyFields, planImport } from '@waldkerf/domain/beetles/imports/planImport'
import { speciesFinder } from '@waldkerf/domain/beetles/imports/speciesNames'
import { guessClientColumns } from '@waldkerf/domain/clients/imports/clientColumns'
import { faultyClientFields, planClients } from '@waldkerf/domain/clients/imports/planClients'
import { guessColumns } from '@waldkerf/domain/imports/guessColumns'
import type { ImportTable } from '@waldkerf/domain/imports/importTable'
import type { RefusedRow } from '@waldkerf/domain/imports/rowIds'
import type { ClientImport, FindImport, ImportKind } from '@waldkerf/ui/screens/imports/importTypes.ts'

/** How files of a kind are read: what they are taken for at first, and which rows come. */
export interface DeskKind<K extends ImportKind> {
  guess: (table: ImportTable, known: K['known']) => K['choice']
  plan: (
    table: ImportTable,
    choice: K['choice'],
    known: K['known'],
  ) => { ready: K['row'][]; refused: RefusedRow<K['problem']>[]; told: K['told'] }
  /** The fields of a refused row that a problem is about. */
  faulty: (problem: K['problem'], row: readonly string[], choice: K['choice']) => readonly string[]
}

export const findDesk: DeskKind<FindImport> = {
  guess(table, { species }) {
    const find = speciesFinder(species)
    const columns = guessColumns(
      table,
      findSigns((name) => find(name) !== undefined),
    )
    return { columns, epsg: guessSystem(table, columns), names: {}, swap: undefined, slashes: undefined }
  },
  plan(table, choice, known) {
    const { ready, refused, readyRows: _, ...told } = planImport(table, choice, known)
    const points = {
      ids: Float64Array.from(ready.keys()),
      lats: Float64Array.from(ready, ({ lat }) => lat),
      lons: Float64Array.from(ready, ({ lon }) => lon),
      kinds: new Uint8Array(ready.length),
    }
    return { ready, refused, told: { ...told, points } }
  },
  faulty: faultyFields,
}

export const clientDesk: DeskKind<ClientImport> = {
  guess: (table) => ({ columns: guessClientColumns(table) }),
  plan: (table, { columns }) => ({ ...planClients(table, columns), told: {} }),
  faulty: (problem, row, { columns }) => faultyClientFields(problem, row, columns),
}
