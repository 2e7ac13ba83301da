import * as v from 'valibot'
import { dispatch, dispatchFiles, dispatchKinds } from '../../entities/documents/dispatches.ts'
import { defineProcedure } from '../call.ts'
import { idText, nullToEmpty } from '../encodings.ts'

/**
 * Sends a document by mail, with the files that were made once; they are kept. An offer that is a draft counts as sent from
 * then on. 400: a file, address, subject or text that is none; 409: the invoice is not archived; 413: more than 10 MB.
 */
export const sendDocument = defineProcedure({
  name: 'w_send_dokument',
  payload: v.object({
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
  answer: dispatch,
  effect: 'create',
  usedBy: { hook: 'useDispatchChanges', screen: 'invoices' },
  source: 'added: the specification makes documents, and has no call that sends one',
})

/** Who sent what of a document, latest first; without a kind all that was ever sent. */
export const getDispatches = defineProcedure({
  name: 'w_get_versand',
  payload: v.object({
    art: v.optional(v.picklist(['', ...dispatchKinds]), ''),
    id: v.optional(v.union([idText, v.literal('')]), ''),
  }),
  answer: v.array(dispatch),
  effect: 'read',
  usedBy: { hook: 'useDispatches', screen: 'invoices' },
  source: 'added: who sent which document when is told by no call of the specification',
})

/** The files of one that was sent, byte by byte. 404: there is none. */
export const getDispatchFiles = defineProcedure({
  name: 'w_get_versand_dateien',
  payload: v.object({ id: idText }),
  answer: dispatchFiles,
  effect: 'read',
  usedBy: { hook: 'useDispatchFiles', screen: 'invoices' },
  source: 'added: what went out is opened as it went out, and no call of the specification has it',
})
