import type { ClientRow } from '../entities/clients.ts'

/** What maps and projects of a client begin with, as it is typed; `epsg` is '' for none. */
export type SurveyValues = Readonly<Record<'bundesland' | 'epsg' | 'projektordner', string>>

/** The most characters of a project folder. */
export const longestFolder = 500

export const surveyValues = ({ bundesland, epsg, projektordner }: ClientRow): SurveyValues => ({
  bundesland,
  epsg: epsg === null ? '' : String(epsg),
  projektordner,
})
