import { getDrainsView, getManholesView, getOutletsView, getSinksView } from '@waldkerf/domain/calls/maps/surveys'
import type { Client } from '../../gateway/client.ts'

/** The survey over all clients, one view per class; there is none for inlets. */
export const officeSurveysApi = (client: Client) => ({
  scha: () => client.call(getManholesView, {}),
  ausm: () => client.call(getOutletsView, {}),
  schl: () => client.call(getSinksView, {}),
  drae: () => client.call(getDrainsView, {}),
})

export type SurveyClass = keyof ReturnType<typeof officeSurveysApi>
