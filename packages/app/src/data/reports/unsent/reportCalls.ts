import { getSpecies } from '@waldkerf/domain/calls/beetles/beetles'
import { addPicture } from '@waldkerf/domain/calls/beetles/pictures'
import { addBeetle } from '@waldkerf/domain/calls/beetles/reports'
import type { ReportCalls } from '@waldkerf/domain/beetles/reports/delivery'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { encodePicture } from '../../beetles/pictures/encodePicture.ts'
import type { Client } from '../../gateway/client.ts'

/** The calls of a report, made by the gateway. */
export const createReportCalls = (gateway: Client): ReportCalls => ({
  async unknownSpecies() {
    // The one without a scientific name.
    const unknown = (await gateway.call(getSpecies, {})).find(({ sci }) => sci === '')
    // Nothing that repeating would change.
    if (!unknown) throw new ApiError('http', { status: 404 })
    return unknown.id
  },
  addRecord: async (record, idempotencyKey) => (await gateway.call(addBeetle, record, { idempotencyKey })).id,
  async addPicture(record, { key, bytes, breite, hoehe, aufgenommen_am, lat, lon }) {
    const place = lat === null || lon === null ? undefined : { lat, lon }
    const taken = { bytes, width: breite, height: hoehe, takenAt: aufgenommen_am ?? undefined, place }
    await gateway.call(addPicture, await encodePicture(record, taken), { idempotencyKey: key })
  },
})
