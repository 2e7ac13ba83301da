import { speciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { expect, test } from 'vitest'
import { loadPlaceWords } from '@waldkerf/ui/browser/placeWords'
import { fileColumns } from '@waldkerf/ui/parts/ListScreen/listColumns'
import { beetleList } from './beetleList.tsx'
import { texts } from '../GisScreen.texts.ts'

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

/** The values of a row in some of the file's columns, by the columns' ids. */
function exportedValues(ids: readonly string[], row: Beetle, known = species) {
  const columns = beetleList.columns({
    species: known,
    withoutSpecies: known.size === 0,
    loadThumbnail: async () => new Blob(),
    t: texts.de,
    language: 'de',
    format: { day: String, instant: String, number: String },
    degrees: String,
  })
  const wanted = columns.filter(({ id }) => ids.includes(id))
  return Object.fromEntries(fileColumns(wanted, {}).map(({ id, value }) => [id, value(row)]))
}

test('a file names the nearest place as soon as places are known', async () => {
  expect(exportedValues(['place'], beetle)).toEqual({ place: null })
  await loadPlaceWords()
  expect(exportedValues(['place'], beetle)).toEqual({ place: placed })
  expect(exportedValues(['place'], { ...beetle, lat: null, lon: null })).toEqual({ place: null })
})

test('every column of the table has its own value in a file', () => {
  const ids = ['status', 'species', 'found', 'state', 'pictures', 'reported', 'id', 'message', 'editor', 'lat', 'lon']
  expect(exportedValues(ids, beetle)).toEqual({
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

test('what is not known is empty', () => {
  const unknown = { ...beetle, art: 99, fund_datum: null, bundesland: '', message: '', lat: null, lon: null }
  expect(exportedValues(['species', 'found', 'state', 'message', 'lat'], unknown)).toEqual({
    species: null,
    scientific: null,
    found: null,
    state: null,
    message: null,
    lat: null,
  })
})

test('species that are not loaded are called so, in both columns, and are not left empty', () => {
  const missing = 'nicht geladen'
  expect(exportedValues(['species'], beetle, new Map())).toEqual({ species: missing, scientific: missing })
})
