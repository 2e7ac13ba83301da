import { describe, expect, it } from 'vitest'
import { readBaseMaps } from './readBaseMaps.ts'

const xyz = { type: 'xyz', title: 'Grundkarte', url: 'https://tiles.example/{z}/{x}/{y}.png' }
const wms = { type: 'wms', title: 'Luftbild', url: 'https://wms.example/', layers: 'dop' }
const wmts = { type: 'wmts', title: 'Karte', url: 'https://wmts.example/', layers: 'karte', matrixSet: 'GLOBAL' }

describe('readBaseMaps', () => {
  it('completes what an entry leaves out', () => {
    const { baseMaps, problems } = readBaseMaps([xyz, { ...wms, crs: 'EPSG:4326', maxZoom: 12 }, wmts])
    expect(problems).toEqual([])
    expect(baseMaps.map(({ type, format, maxZoom, crs }) => [type, format, maxZoom, crs])).toEqual([
      ['xyz', 'image/png', 19, 'EPSG:3857'],
      ['wms', 'image/png', 12, 'EPSG:4326'],
      ['wmts', 'image/png', 19, 'EPSG:3857'],
    ])
  })

  it('takes addresses of the own site, and WMTS templates', () => {
    const own = { ...xyz, url: '/tiles/{z}/{x}/{y}.png', area: [6, 47, 15, 55] }
    const template = { type: 'wmts', title: 'A', url: 'https://w.example/{TileMatrix}/{TileRow}/{TileCol}.png' }
    expect(readBaseMaps([own, template]).problems).toEqual([])
  })

  it.each([
    ['', 'object erwartet'],
    [{ ...xyz, type: 'tms' }, 'type muss xyz, wms oder wmts sein'],
    [{ ...xyz, title: ' ' }, 'title fehlt'],
    [{ ...xyz, url: 'javascript:alert(1)' }, 'url muss mit https://, http:// oder / beginnen'],
    [{ ...xyz, url: '//tiles.example/{z}/{x}/{y}' }, 'url muss mit https://, http:// oder / beginnen'],
    [{ ...xyz, url: 'https://tiles.example/{z}/{x}' }, 'url braucht {z}, {x} und {y}'],
    [{ ...xyz, crs: 'EPSG:25832' }, 'crs kann hier nur EPSG:3857 sein'],
    [{ ...xyz, key: 'x' }, 'unbekannt: key'],
    [{ ...xyz, attribution: 7 }, 'attribution: Text erwartet'],
    [{ ...xyz, maxZoom: '18' }, 'maxZoom: ganze Zahl von 0 bis 24 erwartet'],
    [{ ...xyz, minZoom: 12, maxZoom: 3 }, 'minZoom liegt über maxZoom'],
    [{ ...xyz, area: [15, 47, 6, 55] }, 'area: [Westen, Süden, Osten, Norden] in Grad erwartet'],
    [{ ...xyz, lands: 'Bayern' }, 'lands: Liste von Ländern erwartet'],
    [{ ...wms, layers: '' }, 'layers fehlt'],
    [{ ...wms, crs: 'EPSG:31287' }, 'crs kann EPSG:3857 oder EPSG:4326 sein'],
    [
      { ...wmts, matrixSet: '' },
      'url braucht {TileMatrix}, {TileRow} und {TileCol}, oder es braucht layers und matrixSet',
    ],
  ])('%j: %s', (entry, problem) => {
    expect(readBaseMaps([xyz, entry])).toMatchObject({ baseMaps: [xyz], problems: [`baseMaps[1]: ${problem}`] })
  })

  it('reports a value that is not a list', () => {
    expect(readBaseMaps({})).toEqual({ baseMaps: [], problems: ['baseMaps: Liste erwartet'] })
  })
})
