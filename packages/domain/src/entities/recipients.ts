import * as v from 'valibot'
import { flag, id, instant, text, version } from './wire.ts'

/** w_get_empfaenger: an address that a client's documents are sent to. */
export const recipient = v.object({
  id,
  client_id: id,
  name: text,
  email: text,
  /** One of a client's gets the invoices. */
  fuer_rechnungen: flag,
  version,
  /** When something was last sent there. */
  zuletzt: v.nullable(instant),
})
export type Recipient = v.InferOutput<typeof recipient>
