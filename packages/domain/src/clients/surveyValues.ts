import { textLengths } from '../entities/columns.ts'
import { type ClientRow, folderColumns } from '../entities/clients.ts'

/** Typed defaults for a client's maps and projects; `epsg` is '' for none. */
export type SurveyValues = Readonly<Record<'bundesland' | 'epsg' | 'projektordner', string>>

/** The most characters of a project folder. */
export const longestFolder = textLengths(folderColumns).projektordner

export const surveyValues = ({ bundesland, epsg, projektordner }: ClientRow): SurveyValues => ({
  bundesland,
  epsg: epsg === null ? '' : String(epsg),
  projektordner,
})
