import * as v from 'valibot'
import { importDouble, rowsOfCall } from '@waldkerf/domain/entities/beetles/imports'
import { detailColumns, invoicingColumns } from '@waldkerf/domain/entities/clients'
import { rpc } from './call.ts'
import { sentColumns } from './encodings.ts'
import { lauf, stored } from './importRuns.ts'

const rows = v.pipe(
  v.array(
    v.object({
      quell_id: v.string(),
      ...sentColumns(detailColumns),
      ...sentColumns(invoicingColumns),
      /** ISO 3166-1 in two letters. */
      land: v.string(),
    }),
  ),
  v.maxLength(rowsOfCall),
)

/** Stores clients as `w_import_kaefer` stores records, with its refusals. */
export const importClients = rpc.idempotent('w_import_kunden', v.object({ lauf, zeilen: rows }), stored)

/** Stored clients that these rows perhaps are: of the same name in the same town, or of the same e-mail. */
export const getClientDoubles = rpc.read(
  'w_get_kunden_doppelte',
  v.object({ quelle: v.string(), zeilen: rows }),
  v.array(importDouble),
)
