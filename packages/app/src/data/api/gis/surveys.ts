import {
  getDrainLengthsByCapture,
  getDrainLengthsByQuality,
  getDrainsByCapture,
  getDrainsOverview,
  getInletsOverview,
  getManholesOverview,
  getOutletsOverview,
  getSinksOverview,
} from '@waldkerf/domain/calls/maps/surveys'
import type { Client } from '../../gateway/client.ts'

/** The survey of one client by class, and the lengths of drains over all; the views by class are the office's. */
export const surveysApi = (client: Client) => ({
  scha: (clientId: number) => client.call(getManholesOverview, { client_id: clientId }),
  ausm: (clientId: number) => client.call(getOutletsOverview, { client_id: clientId }),
  schl: (clientId: number) => client.call(getSinksOverview, { client_id: clientId }),
  einl: (clientId: number) => client.call(getInletsOverview, { client_id: clientId }),
  drae: (clientId: number) => client.call(getDrainsOverview, { client_id: clientId }),
  capture: () => client.call(getDrainLengthsByCapture, {}),
  quality: () => client.call(getDrainLengthsByQuality, {}),
  /** Lengths by quality of capture, with exact columns. */
  drains: () => client.call(getDrainsByCapture, {}),
})
