import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { guessColumns } from '@waldkerf/domain/imports/guessColumns'
import { gbifFile } from '@waldkerf/domain/imports/gbifFile.testing'
import { ImportError, type ImportTable, mostImportRows } from '@waldkerf/domain/imports/importTable'
import { packageFile } from '@waldkerf/domain/imports/packageFile.testing'
import { readImport } from '@waldkerf/domain/imports/readImport'
import { findSigns, guessSystem } from './columns.ts'
import { readColumns } from '@waldkerf/domain/places/layers/sqlite'
import { faultyFields, type ImportChoice, type ImportPlan, planImport, type RowProblem } from './planImport.ts'
import { readFileDay, slashOrder } from './readDays.ts'
import { readCoordinate } from './readNumbers.ts'
import { meantSpecies, similarSpecies, speciesFinder } from './speciesNames.ts'

const kind = (id: number, sci: string, de: string, alt = ''): Species => ({ id, sci, de, alt, host: '', type: '' })
const species = [
  kind(1, 'Ips typographus', 'Buchdrucker', 'Großer achtzähniger Fichtenborkenkäfer'),
  kind(2, 'Ips amitinus', 'Kleiner Buchdrucker'),
  kind(3, 'Pityogenes chalcographus', 'Kupferstecher', 'Bostrichus chalcographus; Sechszähniger Fichtenborkenkäfer'),
]
const find = speciesFinder(species)
const today = '2026-11-21'

const noWorkbook = () => Promise.reject(new ImportError('broken'))
const read = (text: string | Uint8Array) =>
  readImport(typeof text === 'string' ? new TextEncoder().encode(text) : text, noWorkbook)
const guessedChoice = (table: ImportTable): ImportChoice => {
  const columns = guessColumns(
    table,
    findSigns((name) => find(name) !== undefined),
  )
  return { columns, epsg: guessSystem(table, columns), names: {}, swap: undefined, slashes: undefined }
}
const planned = (table: ImportTable, changes: Partial<ImportChoice> = {}): ImportPlan =>
  planImport(table, { ...guessedChoice(table), ...changes }, { species, today })
const reasons = ({ refused }: ImportPlan) => refused.map(({ problems }) => problems.join())

describe('a file', () => {
  test('of GBIF is read as it comes, with its fifty columns', async () => {
    const table = await read(gbifFile(200))
    expect(table.head).toHaveLength(50)
    const plan = planned(table)
    expect(plan.ready).toHaveLength(198)
    expect(plan.ready[1]).toEqual({
      quell_id: '4100000001',
      art: 3,
      fund_datum: '2025-02-11',
      lat: 48.00014,
      lon: 10.5005,
    })
    expect(reasons(plan)).toEqual(['dayMissing', 'dayMissing'])
  })

  test('of a German spreadsheet, in the encoding of Windows and with quotes', async () => {
    const text =
      'Käferart;Funddatum;Breite;Länge\r\n"Buchdrucker";17.05.24;"48,1";11,6\r\nKupferstecher;1.6.2024;48,2;11,7'
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const { ready } = planned(await read(bytes))
    expect(ready.map(({ art, fund_datum, lat }) => [art, fund_datum, lat])).toEqual([
      [1, '2024-05-17', 48.1],
      [3, '2024-06-01', 48.2],
    ])
  })

  test('of two encodings has each line in its own', async () => {
    const lines = ['Art;Datum;Breite;Länge\n', 'Großer achtzähniger Fichtenborkenkäfer;1.6.2024;48,2;11,7\n']
    const windows = Uint8Array.from(lines[1] ?? '', (letter) => letter.charCodeAt(0))
    const table = await read(new Uint8Array([...new TextEncoder().encode(lines[0]), ...windows]))
    expect(planned(table).ready).toHaveLength(1)
  })

  test('in metres tells its system', async () => {
    const table = await read('Art,Datum,Rechtswert,Hochwert\nBuchdrucker,2024-06-01,691608.12,5333600.5\n')
    expect(guessedChoice(table).epsg).toBe(25832)
    expect(planned(table).ready[0]).toMatchObject({ lat: expect.closeTo(48.13, 1), lon: expect.closeTo(11.57, 1) })
  })

  test('has lines as a spreadsheet counts them, the points of a file without any their number', async () => {
    const table = await read('Art;Datum;Breite;Länge\n\nBuchdrucker;1.6.2024;48,1;11,6\nKupferstecher;;;\n')
    expect(table.lines).toEqual([3, 4])
    const point = { type: 'Feature', geometry: { type: 'Point', coordinates: [11.6, 48.1] }, properties: {} }
    expect((await read(JSON.stringify({ type: 'FeatureCollection', features: [point] }))).lines).toEqual([1])
  })

  test('with heads that say nothing is told by its cells', async () => {
    const table = await read('a;b;c;d\nKupferstecher;3.6.2024;11,71;48,22\n')
    expect(guessedChoice(table).columns).toEqual({ species: 0, day: 1, x: 2, y: 3 })
  })

  test('of GeoJSON, its points alone', async () => {
    const point = { type: 'Point', coordinates: [11.6, 48.1] }
    const properties = { art: 'Ips amitinus', datum: '2024-06-01', anzahl: 3 }
    const features = [
      { type: 'Feature', id: 7, geometry: point, properties },
      { type: 'Feature', id: 8, geometry: null, properties },
    ]
    const plan = planned(await read(JSON.stringify({ type: 'FeatureCollection', features })))
    expect(plan.ready).toEqual([{ quell_id: '7', art: 2, fund_datum: '2024-06-01', lat: 48.1, lon: 11.6 }])
    expect(reasons(plan)).toEqual(['placeMissing'])
  })

  test('of GeoPackage, with its points in metres', async () => {
    const table = await read(packageFile(25832, [691_608.12, 5_333_600.5]))
    expect(table).toMatchObject({ epsg: 25832, head: ['x', 'y', 'fid', 'art', 'datum'] })
    expect(planned(table).ready).toMatchObject([{ quell_id: '1', art: 1, fund_datum: '2024-06-01' }])
    expect(planned(table).ready[0]?.lat).toBeCloseTo(48.13, 1)
  })

  test('of GeoPackage has the columns that its table names', () => {
    const columns = readColumns('create table "funde" ("fid" integer primary key, geom point, "Art, deutsch" text)')
    expect(columns.map(({ name }) => name)).toEqual(['fid', 'geom', 'Art, deutsch'])
  })

  test('of GeoPackage without points is refused', async () => {
    await expect(read(packageFile(25832, undefined))).rejects.toMatchObject({ fault: 'noPoints' })
  })

  test.each([
    ['empty', '  \n '],
    ['headOnly', 'Art;Datum\n'],
    ['longLine', 'x'.repeat(1_100_000)],
    ['tooManyRows', `a;b\n${'1;2\n'.repeat(mostImportRows + 1)}`],
    ['tooManyColumns', `a;b\n${';'.repeat(300)}x\n`],
    ['noPoints', '{"type":"FeatureCollection","features":[]}'],
    ['broken', '{"type":'],
    ['unknownKind', 'a\0b'],
  ])('is refused: %s', async (fault, text) => {
    await expect(read(text)).rejects.toMatchObject({ fault })
  })
})

const slashed = (day: string) => `1;Buchdrucker;${day};48,1;11,6\n`

describe('what is unclear is asked', () => {
  const head = 'id;Art;Datum;Breite;Länge\n'

  test('a name once for all its rows, and answered for all of them', async () => {
    const table = await read(`${head}1;Buchdruker;1.6.2024;48,1;11,6\n2;Buchdruker;1.6.2024;48,1;11,6\n`)
    const plan = planned(table)
    expect(plan.unclear).toEqual([{ name: 'Buchdruker', rows: 2, similar: [1, 2] }])
    expect(reasons(plan)).toEqual(['speciesUnclear', 'speciesUnclear'])
    expect(planned(table, { names: { Buchdruker: 1 } }).ready).toHaveLength(2)
    expect(reasons(planned(table, { names: { Buchdruker: null } }))).toEqual(['speciesLeftOut', 'speciesLeftOut'])
  })

  test('swapped axes', async () => {
    const table = await read(`${head}1;Buchdrucker;1.6.2024;11,6;48,1\n2;Buchdrucker;1.6.2024;48,1;11,6\n`)
    expect(planned(table)).toMatchObject({ swapped: 1, refused: [{ row: 0, problems: ['placeSwapped'] }] })
    expect(planned(table, { swap: true }).ready.map(({ lat }) => lat)).toEqual([48.1, 48.1])
    expect(planned(table, { swap: false })).toMatchObject({ outside: 1, refused: [] })
  })

  test('the order of days with slashes, unless the file tells it', async () => {
    const table = await read(head + slashed('5/6/2024'))
    expect(planned(table)).toMatchObject({ isOrderUnclear: true, refused: [{ problems: ['dayOrder'] }] })
    const plan = planned(table, { slashes: 'monthFirst' })
    expect(plan).toMatchObject({ isOrderUnclear: true, ready: [{ fund_datum: '2024-05-06' }] })
    expect(slashOrder(['5/6/2024', '13/6/2024'])).toBe('dayFirst')
  })

  test('each row that cannot come has its reasons, all of them', async () => {
    const rows = [
      '1;Buchdrucker;1.6.2024;48,1;11,6',
      '1;Buchdrucker;1.6.2024;48,1;11,6',
      '2;;1.6.2024;48,1;11,6',
      '3;Buchdrucker;;48,1;11,6',
      '4;Buchdrucker;bald;48,1;11,6',
      '5;Buchdrucker;1.6.2030;48,1;11,6',
      '6;Buchdrucker;1.6.2024;;11,6',
      '7;Buchdrucker;1.6.2024;=1+1;11,6',
      `${'8'.repeat(201)};Buchdrucker;1.6.2024;48,1;11,6`,
      '9;Buchdruker;31.2.2024;148,1;11,6',
    ]
    const table = await read(head + rows.join('\n'))
    const plan = planned(table)
    expect(reasons(plan)).toEqual([
      'idTwice',
      'speciesMissing',
      'dayMissing',
      'dayUnclear',
      'dayFuture',
      'placeMissing',
      'placeUnclear',
      'idTooLong',
      'speciesUnclear,dayUnclear,placeOutside',
    ])
    const fields = (row: number) => (problem: RowProblem) =>
      faultyFields(problem, table.rows[row] ?? [], guessedChoice(table))
    expect(plan.refused.map(({ row, problems }) => problems.flatMap(fields(row)).join())).toEqual([
      'id',
      'species',
      'day',
      'day',
      'day',
      'y',
      'y',
      'id',
      'species,day,x,y',
    ])
  })
})

test.each([
  ['2024-05-17T10:30:00Z', '2024-05-17'],
  ['17.5.24', '2024-05-17'],
  ['17.05.2024 09:15', '2024-05-17'],
  ['20240517', '2024-05-17'],
  ['17. Mai 2024', '2024-05-17'],
  ['17-May-2024', '2024-05-17'],
  ['March 3, 2024', '2024-03-03'],
  ['5/5/2024', '2024-05-05'],
  ['5/6/2024', undefined],
  ['2024-05', undefined],
  ['2024', undefined],
  ['17.5.', undefined],
  ['heute', undefined],
  ['+14', undefined],
  ['2024-05-17/2024-05-20', undefined],
])('the day %s is %s', (typed, day) => expect(readFileDay(typed, undefined)).toBe(day))

test.each([
  ['48,512', true, 48.512],
  ['48.512°', true, 48.512],
  ['5.333.600', false, 5_333_600],
  ['691.608', false, 691_608],
  ['691608,12', false, 691_608.12],
  ['12 b', false, undefined],
])('the coordinate %s (degrees: %s) is %s', (typed, isDegrees, value) =>
  expect(readCoordinate(typed, isDegrees)).toBe(value),
)

test('species by old names, without authors, and with what is similar', () => {
  expect(find('Bostrichus chalcographus')).toBe(3)
  expect(find('IPS TYPOGRAPHUS')).toBe(1)
  expect(find('Ips')).toBeUndefined()
  expect(similarSpecies(species, 'Ips tipographus (L.)')[0]).toBe(1)
  const meant = (name: string) => meantSpecies(species, { name, similar: similarSpecies(species, name) })?.de
  expect(['Buchdruker', 'Ips tipographus (L.)', 'Buch', 'Käfer'].map(meant)).toEqual([
    'Buchdrucker',
    'Buchdrucker',
    undefined,
    undefined,
  ])
})

test('every row is ready or refused, and no two have one id', () => {
  const cells = fc.constantFrom('', '1', 'Buchdrucker', 'Ips', '1.6.2024', '5/6/2024', '48,1', '11,6', '99', '=A1', '"')
  const table = fc.array(fc.tuple(cells, cells, cells, cells, cells), { minLength: 1, maxLength: 30 })
  const columns = { id: 0, species: 1, day: 2, y: 3, x: 4 }
  const choice = fc.record({
    columns: fc.constant(columns),
    epsg: fc.constantFrom(4326, 25832, 31468),
    names: fc.constantFrom({}, { Ips: 2 }, { Ips: null }),
    swap: fc.constantFrom(undefined, true, false),
    slashes: fc.constantFrom(undefined, 'dayFirst' as const),
  })
  fc.assert(
    fc.property(table, choice, (rows, chosen) => {
      const plan = planImport({ rows }, chosen, { species, today })
      const places = [...plan.readyRows, ...plan.refused.map(({ row }) => row)].toSorted((a, b) => a - b)
      expect(places).toEqual([...rows.keys()])
      expect(new Set(plan.ready.map(({ quell_id }) => quell_id)).size).toBe(plan.ready.length)
    }),
  )
})
