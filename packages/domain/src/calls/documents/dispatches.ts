import * as v from 'valibot'
import { dispatch, dispatchFiles, dispatchKinds } from '@waldkerf/domain/entities/documents/dispatches'
import { rpc } from '../call.ts'
import { byId, idText, nullToEmpty, perhapsId } from '../encodings.ts'

/**
 * Sends a document by mail; its files are kept with it. A draft offer becomes a sent one. 400: an invalid file,
 * address, subject or text; 409: the invoice is not archived; 413: more than 10 MB.
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
    /** Whether a new address is added to the client's recipients. */
    merken: v.optional(v.boolean(), true),
  }),
  dispatch,
)

/**
 * Gives up a mail: it is not tried again, but a try that is running may still succeed. 404: no such mail; 409: it has
 * arrived.
 */
export const endDispatch = rpc.idempotent('w_end_versand', v.object({ id: idText }), dispatch)

/** Mails with a document, latest first; without a kind those of all documents. */
export const getDispatches = rpc.read(
  'w_get_versand',
  v.object({
    art: v.optional(v.picklist(['', ...dispatchKinds]), ''),
    id: perhapsId,
  }),
  v.array(dispatch),
)

/** The files of a mail exactly as they were sent. 404: no such mail. */
export const getDispatchFiles = rpc.read('w_get_versand_dateien', byId, dispatchFiles)
