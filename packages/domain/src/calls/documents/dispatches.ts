import * as v from 'valibot'
import { dispatch, dispatchFiles, dispatchKinds } from '@waldkerf/domain/entities/documents/dispatches'
import { rpc } from '../call.ts'
import { byId, idText, nullToEmpty, perhapsId } from '../encodings.ts'

/**
 * Sends a document by mail, with the files that were made once; they are kept. An offer that is a draft counts as sent from
 * then on. 400: a file, address, subject or text that is none; 409: the invoice is not archived; 413: more than 10 MB.
 */
export const sendDocument = rpc.create(
  'w_send_dokument',
  v.object({
    art: v.picklist(dispatchKinds),
    id: idText,
    /** One address. */
    an: v.string(),
    betreff: v.string(),
    text: v.string(),
    /** Base64; `xml` is '' where the PDF carries it, or there is none. */
    pdf: v.string(),
    xml: nullToEmpty,
    /** Whether the client's recipients get the address, if it is new. */
    merken: v.optional(v.boolean(), true),
  }),
  dispatch,
)

/**
 * A mail that its sender gives up: it is not tried again. One that is on its way at that moment may still arrive. 404: there
 * is none; 409: it has arrived.
 */
export const endDispatch = rpc.idempotent('w_end_versand', v.object({ id: idText }), dispatch)

/** Who sent what of a document, latest first; without a kind all that was ever sent. */
export const getDispatches = rpc.read(
  'w_get_versand',
  v.object({
    art: v.optional(v.picklist(['', ...dispatchKinds]), ''),
    id: perhapsId,
  }),
  v.array(dispatch),
)

/** The files of one that was sent, byte by byte. 404: there is none. */
export const getDispatchFiles = rpc.read('w_get_versand_dateien', byId, dispatchFiles)
