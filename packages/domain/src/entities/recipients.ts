import * as v from 'valibot'
import { addressColumn, flagColumn, visibleTextColumn } from './columns.ts'
import { id, instant, version } from './wire.ts'

/** Written by `w_add_empfaenger` and `w_update_empfaenger`. */
export const recipientColumns = {
  name: visibleTextColumn(200),
  email: addressColumn(true),
  /** At most one recipient of a client gets the invoices. */
  fuer_rechnungen: flagColumn(false),
}

/** w_get_empfaenger: an address that a client's documents are sent to. */
export const recipient = v.object({
  id,
  client_id: id,
  ...recipientColumns,
  version,
  /** When something was last sent there. */
  zuletzt: v.nullable(instant),
})
export type Recipient = v.InferOutput<typeof recipient>
