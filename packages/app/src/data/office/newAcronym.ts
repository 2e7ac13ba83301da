import { addAcronym, updateAcronym } from '@waldkerf/domain/calls/office/texts'
import type { Acronym } from '@waldkerf/domain/entities/documents/documents'
import type { Client } from '../gateway/client.ts'

/**
 * A new acronym; its signature has a call of its own and follows. The same key again goes on where it stopped.
 * @throws ApiError
 */
export async function addNewAcronym(
  gateway: Client,
  { kuerzel, name, unterschrift }: Omit<Acronym, 'version'>,
  idempotencyKey: string,
): Promise<Acronym> {
  const made = await gateway.call(addAcronym, { kuerzel, name }, { idempotencyKey })
  if (!unterschrift) return made
  return gateway.call(updateAcronym, { kuerzel, name: made.name, unterschrift }, { version: made.version })
}
