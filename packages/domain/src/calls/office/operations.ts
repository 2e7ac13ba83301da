import * as v from 'valibot'
import { accountLimit, operation } from '@waldkerf/domain/entities/office/operations'
import { rpc } from '../call.ts'
import { countText, idText, noPayload } from '../encodings.ts'

/** Storage used by each account, and mails that cannot be delivered. */
export const getOperation = rpc.read('w_get_betrieb', noPayload, operation)

/** Limits of one account in a period. */
export const getLimits = rpc.read('w_get_grenzen', noPayload, v.array(accountLimit))

/** Sets a limit. 400: not a whole number from 1 to 1,000,000. 404: no limit has this id. */
export const setLimit = rpc.change('w_set_grenze', v.object({ id: idText, menge: countText }), accountLimit)
