import { detailColumns, invoicingColumns } from '@waldkerf/domain/entities/clients'
import { textLengths } from '@waldkerf/domain/entities/columns'
import { cellReader } from '@waldkerf/domain/imports/guessColumns'
import type { ImportTable } from '@waldkerf/domain/imports/importTable'
import { type RefusedRow, rowIds } from '@waldkerf/domain/imports/rowIds'
import { countries, countryName, homeCountry } from '@waldkerf/domain/office/countries'
import { folded } from '@waldkerf/domain/search/folded'
import { isAddress } from '@waldkerf/domain/texts/address'
import { isBlank } from '@waldkerf/domain/texts/blank'
import type { ClientColumns, ClientImportField } from './clientColumns.ts'

const columns = { ...detailColumns, ...invoicingColumns }
type Column = keyof typeof columns
const lengths = textLengths(columns)

/** A client as it is sent. */
export interface ClientImportRow extends Readonly<Record<Column, string>> {
  /** Unique within its source, and the same whenever the same row comes again. */
  quell_id: string
  /** ISO 3166-1 in two letters. */
  land: string
}

/** Why a row does not come. */
export type ClientProblem = 'nameMissing' | 'tooLong' | 'mailUnclear' | 'countryUnclear' | 'idTwice' | 'idTooLong'

export interface ClientPlan {
  ready: ClientImportRow[]
  refused: RefusedRow<ClientProblem>[]
}

/** As offices write them besides the names: on cars, and in full. */
const otherNames: Readonly<Record<string, string>> = {
  d: 'DE',
  brd: 'DE',
  a: 'AT',
  oesterreich: 'AT',
  ch: 'CH',
  nl: 'NL',
  holland: 'NL',
  cz: 'CZ',
}

function countryCodes(): ReadonlyMap<string, string> {
  const names = countries.flatMap((code) => [
    [code.toLowerCase(), code] as const,
    ...['de', 'en'].map((locale) => [folded(countryName(code, locale)), code] as const),
  ])
  return new Map([...names, ...Object.entries(otherNames)])
}

const genders: Readonly<Record<string, string>> = {
  frau: 'w',
  fr: 'w',
  mrs: 'w',
  ms: 'w',
  weiblich: 'w',
  herr: 'm',
  herrn: 'm',
  hr: 'm',
  mr: 'm',
  maennlich: 'm',
  divers: 'd',
}

/** The texts of a row, as they are stored. */
function readTexts(row: readonly string[], chosen: ClientColumns): Record<Column, string> {
  const cell = cellReader(chosen)
  const values = Object.fromEntries(Object.keys(columns).map((name) => [name, cell(row, name as Column)]))
  const gender = cell(row, 'ap_gender')
  return {
    ...(values as Record<Column, string>),
    strasse: `${cell(row, 'strasse')} ${cell(row, 'hausnr')}`.trim(),
    ap_gender: genders[folded(gender)] ?? gender,
  }
}

const longFields = (read: Record<Column, string>) =>
  (Object.keys(columns) as Column[]).filter((name) => Array.from(read[name]).length > lengths[name])

const problemFields: Readonly<Record<Exclude<ClientProblem, 'tooLong'>, ClientImportField>> = {
  nameMissing: 'name',
  mailUnclear: 'email',
  countryUnclear: 'land',
  idTwice: 'id',
  idTooLong: 'id',
}

/** The fields of a refused row at fault. */
export const faultyClientFields = (
  problem: ClientProblem,
  row: readonly string[],
  chosen: ClientColumns,
): readonly ClientImportField[] =>
  problem === 'tooLong' ? longFields(readTexts(row, chosen)) : [problemFields[problem]]

/** Which rows of a file become clients, and why the others do not: each row is either ready or refused. */
export function planClients({ rows }: Pick<ImportTable, 'rows'>, chosen: ClientColumns): ClientPlan {
  const plan: ClientPlan = { ready: [], refused: [] }
  if (chosen.name === undefined) return plan
  const cell = cellReader(chosen)
  const idFor = rowIds()
  const codes = countryCodes()
  const readRow = (row: readonly string[]): ClientImportRow | ClientProblem[] => {
    const read = readTexts(row, chosen)
    const typed = cell(row, 'land')
    const land = typed === '' ? homeCountry : codes.get(folded(typed))
    const problems: ClientProblem[] = []
    if (isBlank(read.name)) problems.push('nameMissing')
    if (longFields(read).length > 0) problems.push('tooLong')
    if (read.email !== '' && !isAddress(read.email)) problems.push('mailUnclear')
    if (land === undefined || problems.length > 0)
      return land === undefined ? [...problems, 'countryUnclear'] : problems
    const found = idFor(
      cell(row, 'id'),
      [read.name, read.ort, read.plz, read.strasse].join(' ').slice(0, 180).toWellFormed(),
    )
    return 'problem' in found ? [found.problem] : { quell_id: found.id, ...read, land }
  }
  for (const [at, row] of rows.entries()) {
    const made = readRow(row)
    if (Array.isArray(made)) plan.refused.push({ row: at, problems: made })
    else plan.ready.push(made)
  }
  return plan
}
