import { officeTasks } from '@waldkerf/domain/entities/office/officeTasks'
import { rpc } from '../call.ts'
import { noPayload } from '../encodings.ts'

/** The office's work that waits, as one row of figures. */
export const getOfficeTasks = rpc.read('w_get_aufgaben', noPayload, officeTasks)
