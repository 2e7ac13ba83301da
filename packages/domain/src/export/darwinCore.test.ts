import { expect, test } from 'vitest'
import type { Beetle } from '../entities/beetles/beetles.ts'
import { archiveFiles, type ArchiveOrder, occurrenceFormat } from './darwinCore.ts'

const order: ArchiveOrder = {
  terms: {
    licence: 'https://creativecommons.org/licenses/by/4.0/legalcode',
    publisher: 'Amt für Forst & Holz',
    citation: '',
  },
  title: 'Käferfunde',
  day: '2026-11-20',
  origin: 'https://waldkerf.example',
  note: 'Bundesland: Bayern <alle>',
  species: (id) => (id === 1 ? { sci: 'Ips typographus', de: 'Buchdrucker' } : { sci: '', de: 'n. n.' }),
}
const beetle = {
  id: 7,
  art: 1,
  status: 'published',
  published_from: 'expert@waldkerf.test',
  letzter_bearbeiter: 'expert@waldkerf.test',
  message: 'geheim',
  user_id: 12,
  fund_datum: '2026-05-03',
  gemeldet_am: '2026-05-04T10:00:00+00:00',
  lat: 48.25,
  lon: 11.5,
  bundesland: 'Bayern',
  bilder_anzahl: 0,
  version: 1,
  beantwortet: false,
} satisfies Beetle

function table(rows: readonly Beetle[]): Record<string, string>[] {
  const { head, body, tail } = occurrenceFormat(order)
  const [names = [], ...lines] = (head + body(rows, 0) + tail)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  return lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
}

test('published records go out, with the terms that GBIF asks for and nobody’s name', () => {
  const rows = [beetle, { ...beetle, id: 8, status: 'new' }, { ...beetle, id: 9, art: 2, lat: null, lon: null }]
  const found = table(rows)
  expect(found).toEqual([
    expect.objectContaining({
      occurrenceID: 'https://waldkerf.example/ogc/collections/kaefer/items/7',
      basisOfRecord: 'HumanObservation',
      scientificName: 'Ips typographus',
      eventDate: '2026-05-03',
      decimalLatitude: '48.25',
      decimalLongitude: '11.5',
      geodeticDatum: 'EPSG:4326',
      countryCode: 'DE',
      stateProvince: 'Bayern',
      license: order.terms.licence,
    }),
    expect.objectContaining({
      scientificName: 'Coleoptera',
      taxonRank: 'order',
      decimalLatitude: '',
      geodeticDatum: '',
    }),
  ])
  expect(JSON.stringify(found)).not.toMatch(/expert@|geheim/)
})

test('a tab or a line break in a stored text moves no column', () => {
  expect(table([{ ...beetle, bundesland: 'Tirol\tx\r\ny' }])).toEqual([
    expect.objectContaining({ stateProvince: 'Tirol x y', countryCode: 'DE', rightsHolder: 'Amt für Forst & Holz' }),
  ])
})

test('meta.xml names each column once, eml.xml licence, citation and selection', () => {
  const files = archiveFiles(order)
  const names = occurrenceFormat(order).head.trimEnd().split('\t')
  const terms = [...(files['meta.xml'] ?? '').matchAll(/<field index="(\d+)" term="[^"]*\/(\w+)"\/>/g)]
  expect(terms.map(([, index, name]) => [Number(index), name])).toEqual([...names.entries()])
  expect(files['eml.xml']).toContain(`<ulink url="${order.terms.licence}">`)
  expect(files['eml.xml']).toContain(
    'Amt für Forst &amp; Holz (2026): Käferfunde. https://waldkerf.example, 2026-11-20',
  )
  expect(files['eml.xml']).toContain('Bundesland: Bayern &lt;alle&gt;')
})
