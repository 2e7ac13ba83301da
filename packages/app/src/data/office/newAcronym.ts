import type { Acronym } from '@waldkerf/domain/entities/documents/documents'
import type { officeTextsApi } from '../api/office/settings.ts'

type AcronymsApi = Pick<ReturnType<typeof officeTextsApi>, 'addAcronym' | 'updateAcronym'>

/**
 * A new acronym; its signature has a call of its own and follows. The same key again goes on where it stopped.
 * @throws ApiError
 */
export async function addNewAcronym(
  api: AcronymsApi,
  { kuerzel, name, unterschrift }: Omit<Acronym, 'version'>,
  key: string,
): Promise<Acronym> {
  const made = await api.addAcronym({ kuerzel, name }, key)
  return unterschrift ? api.updateAcronym(made, { name: made.name, unterschrift }) : made
}
