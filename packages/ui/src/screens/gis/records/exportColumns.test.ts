import { speciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { expect, test } from 'vitest'
import { loadPlaceWords } from '@waldkerf/ui/browser/placeWords'
import { exportColumns } from './exportColumns.ts'

const species = speciesById([{ id: 3, sci: 'Ips typographus', de: 'Buchdrucker', alt: '', host: 'Fichte', type: '' }])
const beetle: Beetle = {
  id: 4711,
  art: 3,
  status: 'in_review',
  published_from: '',
  letzter_bearbeiter: 'expert@waldkerf.test',
  message: 'Bitte ein Bild der Bohrlöcher',
  user_id: 7,
  fund_datum: '2026-05-01',
  gemeldet_am: '2026-05-02T08:00:00Z',
  lat: 51.5,
  lon: 10.25,
  bundesland: 'Hessen',
  bilder_anzahl: 2,
  beantwortet: false,
  version: 5,
}

const placed = '2 km südwestlich von Duderstadt'
const words = { scientific: 'scientific', missing: 'nicht geladen' }

/** The content of each column of the file, by its title. */
function exportedValues(titles: readonly string[], row: Beetle) {
  const columns = titles.map((id) => ({ id, title: id, width: 100, cell: () => null }))
  return Object.fromEntries(exportColumns(columns, species, 'de', words).map(({ title, value }) => [title, value(row)]))
}

test('a file names the nearest place as soon as places are known', async () => {
  expect(exportedValues(['place'], beetle)).toEqual({ place: null })
  await loadPlaceWords()
  expect(exportedValues(['place'], beetle)).toEqual({ place: placed })
  expect(exportedValues(['place'], { ...beetle, lat: null, lon: null })).toEqual({ place: null })
})

test('every column of the table has its own value in a file', () => {
  const titles = [
    'status',
    'species',
    'found',
    'state',
    'pictures',
    'reported',
    'id',
    'message',
    'editor',
    'lat',
    'lon',
  ]
  expect(exportedValues(titles, beetle)).toEqual({
    status: 'In Prüfung',
    species: 'Buchdrucker',
    scientific: 'Ips typographus',
    found: '2026-05-01',
    state: 'Hessen',
    pictures: 2,
    reported: '2026-05-02T08:00:00Z',
    id: 4711,
    message: 'Bitte ein Bild der Bohrlöcher',
    editor: 'expert@waldkerf.test',
    lat: 51.5,
    lon: 10.25,
  })
})

test('columns without data, like the picture, are left out, and what is not known is empty', () => {
  const unknown = { ...beetle, art: 99, fund_datum: null, bundesland: '', message: '', lat: null, lon: null }
  expect(exportedValues(['thumbnail', 'species', 'found', 'state', 'message', 'lat'], unknown)).toEqual({
    species: null,
    scientific: null,
    found: null,
    state: null,
    message: null,
    lat: null,
  })
})

test('species that are not loaded are called so, in both columns, and are not left empty', () => {
  const columns = exportColumns([{ id: 'species', title: 'Art', width: 100, cell: () => null }], new Map(), 'de', words)
  expect(columns.map(({ value }) => value(beetle))).toEqual(['nicht geladen', 'nicht geladen'])
})
