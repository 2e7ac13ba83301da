import type { Cadastre } from '@waldkerf/domain/entities/clients'
import type { SurveyViewRow } from '@waldkerf/domain/entities/maps/surveys'
import type { SurveyShares, SurveyClass } from '@waldkerf/domain/surveys/surveyShares'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'

/** How much of a class is surveyed. */
export interface ClassShares extends SurveyShares {
  surveyClass: SurveyClass
}

export interface SurveysState {
  /** The clients whose survey one may see, with whether cadastre data is switched on for them. */
  cadastres: Loadable<Cadastre[]>
  /** client_id; undefined: all together. */
  client: number | undefined
  /** Of that client, or of all. */
  shares: Loadable<ClassShares[]>
  /** Drain lengths by quality of capture, and by quality of the data and part of the plant; over all clients. */
  capture: Loadable<SurveyViewRow[]>
  quality: Loadable<SurveyViewRow[]>
  /** Length of all drains. */
  total: Loadable<number>
  /** Unit of lengths. */
  unit: string
  /** The day on which the page was opened. */
  today: string
}

export interface SurveysActions {
  setClient: (clientId: number | undefined) => void
  print: () => void
}
