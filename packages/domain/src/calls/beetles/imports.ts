import * as v from 'valibot'
import { importDouble, importKinds, importRun, rowsOfCall } from '@waldkerf/domain/entities/beetles/imports'
import { day } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { idText } from '../encodings.ts'
import { lauf, stored } from '../importRuns.ts'

const degrees = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => (typeof value === 'number' ? String(Number(value.toFixed(6))) : value)),
)

const rows = v.pipe(
  v.array(v.object({ quell_id: v.string(), art: idText, fund_datum: day, lat: degrees, lon: degrees })),
  v.maxLength(rowsOfCall),
)

/**
 * Stores rows of a run, all of them or none; those of the same source and number are there already and stay as they
 * are. The first call makes the run. 400: an unknown species, an invalid or future day, no place. 403: a run of somebody
 * else. 409: the run was taken back. 413: more than a thousand rows.
 */
export const importBeetles = rpc.idempotent('w_import_kaefer', v.object({ lauf, zeilen: rows }), stored)

/** The latest twenty runs of a kind ('' for sightings), of everybody; those of clients for administrators. */
export const getImports = rpc.read(
  'w_get_importe',
  v.object({ art: v.optional(v.union([v.picklist(importKinds), v.literal('')]), '') }),
  v.array(importRun),
)

/** Stored records that these rows perhaps are, one for each at most. 400, 413: as `importBeetles`. */
export const getDoubles = rpc.read(
  'w_get_kaefer_doppelte',
  v.object({ quelle: v.string(), zeilen: rows }),
  v.array(importDouble),
)

/**
 * Takes a run of either kind back, some thousand rows a call, until none is left (`rest`). 403: a run of somebody else, unless the
 * caller administers. 404: there is no such run. 409: a record or client has been worked on.
 */
export const undoImport = rpc.idempotent(
  'w_undo_import',
  v.object({ id: v.string() }),
  v.object({ entfernt: v.number(), rest: v.number() }),
)
