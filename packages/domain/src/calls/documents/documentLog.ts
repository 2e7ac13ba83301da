import * as v from 'valibot'
import { documentLogEntry } from '../../entities/documents/documentLog.ts'
import { defineProcedure } from '../call.ts'
import { idText } from '../encodings.ts'

/** The history of an offer or an invoice, its line items, payments and reminders, latest first. 404: there is none. */
export const getDocumentLog = defineProcedure({
  name: 'w_get_dokument_verlauf',
  payload: v.object({ art: v.picklist(['angebot', 'rechnung']), id: idText }),
  answer: v.array(documentLogEntry),
  effect: 'read',
  usedBy: { hook: 'useDocumentLog', screen: 'invoices' },
  source: 'added: who changed what of a document when is told by no call of the specification',
})
