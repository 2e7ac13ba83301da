import { officeTasks } from '../../entities/office/officeTasks.ts'
import { defineProcedure } from '../call.ts'
import { noPayload } from '../encodings.ts'

/** The office's work that waits, as one row of figures. */
export const getOfficeTasks = defineProcedure({
  name: 'w_get_aufgaben',
  payload: noPayload,
  answer: officeTasks,
  effect: 'read',
  usedBy: { hook: 'useOfficeTasks', screen: 'dashboard' },
  source: 'added: the dashboard would have to read all invoices, offers, mails and people to say what waits',
})
