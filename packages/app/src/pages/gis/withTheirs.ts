import type { Beetle } from '@waldkerf/domain/entities/beetles'
import { ReviewConflict } from '@waldkerf/ui/screens/gis/GisScreen'
import { ApiError } from '../../api/errors.ts'

/**
 * A change that may meet another one's: then the record is read again, so that both versions can be shown.
 * @throws ReviewConflict when the record was changed meanwhile; any other failure as it is
 */
export async function withTheirs(change: Promise<void>, read: () => Promise<Beetle>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) throw new ReviewConflict(await read())
    throw error
  }
}
