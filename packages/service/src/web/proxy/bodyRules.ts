import { refusal } from '@waldkerf/domain/refusals/refusals'
import { hasOddNumber } from '@waldkerf/domain/calls/numberTexts'
import { Refusal } from '../refusal.ts'
import { isNestedTooDeep } from './sizes.ts'

/**
 * Looks at the body of a call before anything of it is sent.
 * @param path below the data service's base address, decoded
 * @throws Refusal 400 or 415
 */
export function checkBody(path: string, body: Buffer, mediaType = 'application/json'): void {
  if (body.length === 0) return
  // The data service reads tables and forms, too: past what is looked at here, and nobody sends them.
  if (!/^application\/json\s*(;|$)/i.test(mediaType)) throw new Refusal(refusal('json_only'))
  if (isNestedTooDeep(body)) throw new Refusal(refusal('nested_too_deep'))
  if (path === '/karte' && hasOddNumber(path, parsed(body))) throw new Refusal(refusal('bad_number'))
}

/** Text that is no JSON is left for the data service to refuse. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
