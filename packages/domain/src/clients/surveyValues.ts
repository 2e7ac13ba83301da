import { textLengths } from '../entities/columns.ts'
import { type ClientRow, folderColumns } from '../entities/clients.ts'

/** The beginning of a client's maps and projects, as it is typed; `epsg` is '' for none. */
export type SurveyValues = Readonly<Record<'bundesland' | 'epsg' | 'projektordner', string>>

/** The most characters of a project folder. */
export const longestFolder = textLengths(folderColumns).projektordner

export const surveyValues = ({ bundesland, epsg, projektordner }: ClientRow): SurveyValues => ({
  bundesland,
  epsg: epsg === null ? '' : String(epsg),
  projektordner,
})
