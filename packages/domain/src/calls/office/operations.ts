import * as v from 'valibot'
import { accountLimit, operation } from '@waldkerf/domain/entities/office/operations'
import { rpc } from '../call.ts'
import { countText, idText, noPayload } from '../encodings.ts'

/** Who takes how much room, and which mails do not get through. */
export const getOperation = rpc.read('w_get_betrieb', noPayload, operation)

/** How much one account may do in a time. */
export const getLimits = rpc.read('w_get_grenzen', noPayload, v.array(accountLimit))

/** Sets one of them. 400: no whole number from 1 to 1,000,000. 404: there is none with this number. */
export const setLimit = rpc.change('w_set_grenze', v.object({ id: idText, menge: countText }), accountLimit)
