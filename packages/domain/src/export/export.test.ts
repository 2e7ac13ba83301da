import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvFormat } from './csv.ts'
import type { ExportColumn } from './exportColumn.ts'
import { geoJsonFormat } from './geoJson.ts'
import { xlsxRows } from './xlsxRows.ts'

interface Find {
  name: string
  count: number | null
  day: string
  at: string
}

const columns: readonly ExportColumn<Find>[] = [
  { id: 'name', title: 'Art', kind: 'text', value: ({ name }) => name },
  { id: 'count', title: 'Anzahl', kind: 'number', value: ({ count }) => count },
  { id: 'day', title: 'Fund; Tag', kind: 'day', value: ({ day }) => day },
  { id: 'at', title: 'Gemeldet', kind: 'instant', value: ({ at }) => at },
]
const find: Find = { name: 'Buchdrucker', count: -1234.5, day: '2026-11-21', at: '2026-11-20T23:30:00Z' }

/** The fields of a CSV text, read as RFC 4180 says. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g)) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

const written = (rows: readonly Find[]) => {
  const { head, body, tail } = csvFormat(columns)
  return head + body(rows, 0) + tail
}

describe('CSV', () => {
  test('is what German spreadsheets open', () =>
    expect(written([find])).toBe(
      '\uFEFFArt;Anzahl;"Fund; Tag";Gemeldet\r\nBuchdrucker;-1234,5;21.11.2026;21.11.2026 00:30\r\n',
    ))

  test.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '\tx', '\0x', '\n=1+1', '\r=1+1', '＝1+1'])(
    '%j cannot run as a formula',
    (name) => expect(readCsv(written([{ ...find, name }]))[1]![0]).toBe(`'${name}`),
  )

  test('a number stays one, nothing stays empty, what is no day stays as it is', () =>
    expect(readCsv(written([{ ...find, count: null, day: '2026-02-30', at: 'gestern' }]))[1]).toEqual([
      'Buchdrucker',
      '',
      '2026-02-30',
      'gestern',
    ]))

  test('whatever the text, it is read back', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ä', '"', ';', ',', '\r', '\n', "'", '=', ' ') })
    fc.assert(
      fc.property(text, (name) => {
        const back = readCsv(written([{ ...find, name }]))[1]![0]
        expect(back).toBe(/^[=\r\n]/.test(name) ? `'${name}` : name)
      }),
    )
  })
})

describe('GeoJSON', () => {
  test('piece by piece it is one collection', () => {
    const { head, body, tail } = geoJsonFormat(columns, () => ({ lat: 48.123456789, lon: 11.5 }), 'Status: Neu')
    const back: unknown = JSON.parse(head + body([find], 0) + body([find, find], 1) + tail)
    const feature = {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [11.5, 48.1234568] },
      properties: { name: 'Buchdrucker', count: -1234.5, day: '2026-11-21', at: '2026-11-20T23:30:00Z' },
    }
    expect(back).toEqual({ type: 'FeatureCollection', note: 'Status: Neu', features: [feature, feature, feature] })
  })

  test('an area is a polygon', () => {
    const ring = [[9, 50], [9.1, 50], [9.1, 50.123456789], [9, 50]] as const // prettier-ignore
    const { head, body, tail } = geoJsonFormat(columns, () => ({ ring }))
    const coordinates = [[[9, 50], [9.1, 50], [9.1, 50.1234568], [9, 50]]] // prettier-ignore
    expect(JSON.parse(head + body([find], 0) + tail)).toMatchObject({
      features: [{ geometry: { type: 'Polygon', coordinates } }],
    })
  })

  test('without rows, and without places, it is still GeoJSON', () => {
    const { head, body, tail } = geoJsonFormat(columns, () => undefined)
    expect(JSON.parse(head + tail)).toEqual({ type: 'FeatureCollection', features: [] })
    expect(JSON.parse(head + body([find], 0) + tail)).toMatchObject({ features: [{ geometry: null }] })
  })
})

describe('XLSX', () => {
  test('numbers, days and moments stay what they are, texts are no formulas', () =>
    expect(
      xlsxRows(columns, [
        { ...find, name: '=1+1' },
        { ...find, count: null },
      ]),
    ).toEqual([
      [
        { value: '=1+1', format: '@' },
        { value: -1234.5 },
        { value: new Date('2026-11-21T00:00:00Z'), format: 'dd.mm.yyyy' },
        { value: new Date('2026-11-21T00:30:00Z'), format: 'dd.mm.yyyy hh:mm' },
      ],
      [{ value: 'Buchdrucker', format: '@' }, null, expect.anything(), expect.anything()],
    ]))

  test('no cell is longer than Excel opens', () =>
    expect(xlsxRows(columns, [{ ...find, name: 'x'.repeat(40_000) }])[0]![0]).toMatchObject({
      value: 'x'.repeat(32_767),
    }))
})
