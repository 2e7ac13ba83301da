import { seedWorld } from '@waldkerf/mocks/seed/world'
import { testDay } from '@waldkerf/service/testing/content'
import type { Request } from '@waldkerf/service/contract/fixtures/stack'
import { pngOfSize, smallestPng } from '@waldkerf/service/contract/fixtures/smallestPng'
import { call, key, twice, version } from '@waldkerf/service/contract/fixtures/request'

const world = seedWorld({ today: testDay, size: 'small' })
const citizen = world.users.find(({ email }) => email === 'nutzer@waldkerf.test')
const ownWith = (...statuses: string[]) =>
  world.beetles.find((row) => row.user_id === citizen?.user_id && statuses.includes(row.status))?.id ?? 0
const waiting = world.beetles.findLast(({ status }) => status === 'new')?.id ?? 0
const published = world.beetles.findLast(({ status }) => status === 'published')?.id ?? 0
/** A picture that everybody may see for comparison. */
const sharedPicture = world.pictures.find((row) => row.stern && world.agreedRecords.includes(row.kaefer_id))?.id
/** Two records that no other request changes. */
const [placed, other] = world.beetles.filter((row) => row.status === 'published' && row.bilder_anzahl === 2)
const beetlePictures = (id: number | undefined) => world.pictures.filter((row) => row.kaefer_id === id)

const germany = { west: '5.5', sued: '45.8', ost: '17.25', nord: '55.1' }
const harz = { west: '10.2', sued: '51.6', ost: '11.2', nord: '51.9' }

const columns: readonly Request[] = [
  call('w_get_kaefer_spalten'),
  call('w_get_kaefer_spalten', { seit: '000000000000.1' }),
  call('w_get_kaefer_spalten', { seit: 'gestern' }),
  call('w_get_kaefer', { id: published }),
  call('w_get_kaefer', { id: waiting }),
  call('w_get_kaefer', { id: 0 }),
  call('w_get_kaefer'),
]

const clusters = [
  { ...germany, zoom: '5' },
  { ...germany, zoom: 8 },
  { ...harz, zoom: '12' },
  { ...germany, zoom: '7', status: 'new,query', mit_bild: 'true' },
  { ...germany, zoom: '7', kaeferart: '1', von: '2026-01-01', bis: '2026-06-30' },
  { ...germany, zoom: '7', eigene_bearbeitung: 'true' },
  { ...germany, zoom: '7', eigene_meldung: true, bundesland: 'Bayern' },
  { ...germany, zoom: '7', bundesland: 'Bayern' },
  { ...germany, zoom: '7', suche: 'buchdrucker bayern' },
  { ...germany, zoom: '7', gemeldet_von: '2026-05-01', gemeldet_bis: '2026-09-30' },
  { ...germany, zoom: '7', beantwortet: 'true' },
  { ...germany, zoom: '7', beantwortet: false, status: 'query' },
  { ...germany, zoom: '20' },
  { ...germany, zoom: '23' },
  { ...germany },
  { zoom: '5' },
  { ...germany, west: '18', zoom: '5' },
  { ...germany, west: '-181', zoom: '5' },
  { ...germany, sued: '1e1', zoom: '5' },
  { ...germany, zoom: '5', mit_bild: 'vielleicht' },
  { ...germany, zoom: '5', von: 'heute' },
  { ...germany, zoom: '5', kaeferart: 'Buchdrucker' },
].map((body) => call('w_get_kaefer_cluster', body))

const windows = [
  {},
  { ab: '20', anzahl: 5 },
  { ...harz, sortierung: 'fund_datum', richtung: 'auf' },
  { sortierung: 'art', anzahl: '40' },
  { sortierung: 'status', richtung: 'auf', ab: 3 },
  { sortierung: 'bundesland', bundesland: '' },
  { sortierung: 'bilder_anzahl', mit_ort: 'false' },
  { sortierung: 'id', richtung: 'ab', status: 'query,kartiert' },
  { eigene_meldung: 'true' },
  { eigene_bearbeitung: 'true', mit_bild: 'false' },
  { sortierung: 'art', richtung: 'auf', ab: '30', anzahl: '80' },
  { suche: 'BUCHDRUCKER' },
  { suche: ' typographus  Sachsen ' },
  { suche: 'baumart', sortierung: 'art', richtung: 'auf' },
  { suche: 'laufkäfer' },
  { suche: 'Laufkäfer'.normalize('NFD') },
  { suche: '7' },
  { suche: '07' },
  { suche: '100%_\'"\\' },
  { suche: 'x'.repeat(201) },
  { gemeldet_von: '2026-07-01', gemeldet_bis: '2026-07-31' },
  { gemeldet_bis: '2026-02-30' },
  { beantwortet: 'true', sortierung: 'gemeldet_am', richtung: 'auf' },
  { beantwortet: 'false', status: 'query' },
  { beantwortet: 'wohl' },
  { sortierung: 'beantwortet', anzahl: '12' },
  { sortierung: 'pruefung', richtung: 'auf', status: 'new,in_review,query', anzahl: '40' },
  { sortierung: 'pruefung', ab: '7', anzahl: '40' },
  { sortierung: 'message' },
  { richtung: 'quer' },
  { anzahl: '1001' },
  { ab: '-1' },
  { west: '5' },
].map((body) => call('w_get_kaefer_fenster', body))

const picture = { kid: placed?.id, bild: smallestPng, breite: 1, hoehe: '1' }
const exif = { aufgenommen_am: '2026-05-01T09:30:00', lat: '51.5', lon: '10.123456' }

const pictures: readonly Request[] = [
  call('w_add_bild', picture),
  ...twice(call('w_add_bild', { ...picture, ...exif }, key('picture'))),
  call('w_add_bild', { ...picture, breite: '2' }, key('picture')),
  call('w_add_bild', { ...picture, kid: ownWith('new', 'in_review', 'query', 'rejected') }),
  call('w_add_bild', { ...picture, bild: 'aGFsbG8=' }),
  call('w_add_bild', { ...picture, bild: 'kein Base64!' }),
  call('w_add_bild', { ...picture, bild: 'A'.repeat(6_666_672) }),
  call('w_add_bild', { ...picture, breite: '2561' }),
  call('w_add_bild', { ...picture, hoehe: '2' }),
  call('w_add_bild', { ...picture, bild: pngOfSize(14_000, 14_000), breite: '100', hoehe: '100' }),
  call('w_add_bild', { ...picture, hoehe: '0' }),
  call('w_add_bild', { ...picture, lat: '51' }),
  call('w_add_bild', { ...picture, ...exif, lat: '91' }),
  call('w_add_bild', { ...picture, aufgenommen_am: '2026-13-01T00:00:00' }),
  call('w_add_bild', { ...picture, aufgenommen_am: 'gestern' }),
  call('w_add_bild', { ...picture, kid: 0 }),
  call('w_add_bild'),
  { method: 'GET', path: `/bilder?kaefer_id=eq.${placed?.id}&order=filename` },
  call('a_update_bilder', {
    kid: other?.id,
    bilder: beetlePictures(other?.id)
      .map((row) => row.filename)
      .toReversed(),
  }),
  { method: 'GET', path: `/bilder?kaefer_id=eq.${other?.id}&order=filename` },
  call('w_delete_bild', { id: beetlePictures(other?.id)[0]?.id }),
  call('w_delete_bild', { id: beetlePictures(ownWith('published'))[0]?.id ?? 0 }),
  call('w_delete_bild', { id: 0 }),
  call('w_delete_bild', { id: 'x' }),
  call('w_get_vergleichsbilder', { arten: '1,2,3,11' }),
  call('w_get_vergleichsbilder', { arten: '' }),
  call('w_get_vergleichsbilder', { arten: '2,2,99999' }),
  call('w_get_vergleichsbilder', { arten: '1,2,3,4,5,6,7,8,9,10,11,12,13' }),
  call('w_get_vergleichsbilder', { arten: '1);drop table data.bilder;--' }),
  call('w_set_bild_stern', { id: beetlePictures(ownWith('published'))[0]?.id ?? 0, stern: 'true' }),
  call('w_get_vergleichsbilder', { arten: String(world.beetles.find(({ id }) => id === ownWith('published'))?.art) }),
  call('w_get_bildfreigabe'),
  call('w_set_bildfreigabe', { zeigen: 'true' }),
  ...twice(call('w_set_bildfreigabe', { kid: ownWith('published'), zeigen: 'true' })),
  call('w_set_bildfreigabe', { kid: published, zeigen: 'true' }),
  call('w_set_bildfreigabe', { kid: 'x', zeigen: 'true' }),
  call('w_set_bildfreigabe', { kid: 0 }),
  call('w_set_bildfreigabe', { kid: ownWith('published'), zeigen: 'vielleicht' }),
  call('w_get_vergleichsbilder', { arten: '1,2,3,11' }),
  { method: 'GET', path: `/rpc/w_get_bild?id=${world.pictures.find(({ stern }) => stern)?.id}` },
  { method: 'GET', path: `/rpc/w_get_bild?id=${sharedPicture}` },
  { method: 'GET', path: `/bilder?id=eq.${sharedPicture}` },
  call('w_set_bildfreigabe', { kid: ownWith('published') }),
  call('w_set_bild_stern', { id: 0, stern: 'true' }),
  call('w_set_bild_stern', { id: 'x', stern: 'true' }),
  call('w_set_bild_stern', { id: 1, stern: 'vielleicht' }),
  { method: 'GET', path: `/bilder?kaefer_id=eq.${other?.id}&order=filename` },
]

const view = { bereich: 'gis', name: 'Offene in Bayern', inhalt: { status: ['new', 'query'], bundesland: 'Bayern' } }

/** Id 1 is the first view that is made, by whichever caller. */
const views: readonly Request[] = [
  call('w_get_ansichten', { bereich: 'gis' }),
  ...twice(call('w_add_ansicht', view, key('view'))),
  call('w_add_ansicht', { ...view, name: 'Andere' }, key('view')),
  call('w_add_ansicht', { ...view, name: ` ${view.name} ` }),
  call('w_add_ansicht', { ...view, name: 'Ähnliche', inhalt: {} }),
  call('w_add_ansicht', { ...view, bereich: 'gis/karten' }),
  call('w_add_ansicht', { ...view, name: ' ' }),
  call('w_add_ansicht', { ...view, name: '\u2800\u2009' }),
  call('w_add_ansicht', { ...view, name: 'x'.repeat(81) }),
  call('w_add_ansicht', { ...view, name: 'Liste', inhalt: [] }),
  call('w_add_ansicht', { ...view, name: 'Text', inhalt: '"x"' }),
  call('w_add_ansicht', { ...view, name: 'Kaputt', inhalt: '{' }),
  call('w_add_ansicht', { ...view, name: 'Riesig', inhalt: { text: 'x'.repeat(8_000) } }),
  call('w_update_ansicht', { id: '1', name: 'Offene' }, version(1)),
  call('w_update_ansicht', { id: '1', name: 'Alle' }, version(1)),
  call('w_update_ansicht', { id: '1', inhalt: { status: [] } }, version(2)),
  call('w_update_ansicht', { id: '1', name: 'Ähnliche' }),
  call('w_update_ansicht', { id: '1' }),
  call('w_update_ansicht', { id: '1', inhalt: 'null' }),
  call('w_update_ansicht', { id: 'x' }),
  call('w_get_ansichten', { bereich: 'gis' }),
  call('w_get_ansichten', { bereich: '' }),
  ...twice(call('w_delete_ansicht', { id: '1' })),
  call('w_delete_ansicht', {}),
]

const asked = ownWith('query')
const someonesAnswered = world.beetles.find((row) => row.beantwortet && row.user_id !== citizen?.user_id)?.id ?? 0
const question = 'Wie viele Bäume sind befallen?'

/** Before any decision: who may read and answer; then the state after an answer, and another question. */
const conversations: readonly Request[] = [
  ...[asked, someonesAnswered, published, waiting, 0, 'x'].map((kid) => call('w_get_nachrichten', { kid })),
  call('w_get_nachrichten'),
  ...twice(call('w_add_nachricht', { kid: asked, msg: 'Drei.' }, key('answer'))),
  call('w_add_nachricht', { kid: asked, msg: 'Vier.' }, key('answer')),
  call('w_add_nachricht', { kid: asked, msg: 'Und zwei am Waldrand.' }),
  call('w_add_nachricht', { kid: asked, msg: ' \u200b' }),
  call('w_add_nachricht', { kid: asked, msg: 'x'.repeat(4_001) }),
  call('w_add_nachricht', { kid: asked }),
  call('w_add_nachricht', { kid: published, msg: 'x' }),
  call('w_add_nachricht', { kid: ownWith('published'), msg: 'x' }),
  call('w_add_nachricht', { kid: 'x', msg: 'x' }),
  call('w_get_kaefer', { id: asked }),
  call('w_get_kaefer_eigene'),
  call('w_get_kaefer_wartend'),
  call('w_get_kaefer_aelteste'),
  call('w_get_kaefer_fenster', { beantwortet: 'true' }),
  call('w_get_kaefer_spalten'),
  call('w_get_nachrichten', { kid: asked }),
  ...twice(call('a_update_message', { id: asked, msg: question }, version(1))),
  call('a_update_message', { id: asked, msg: '' }),
  call('w_get_nachrichten', { kid: asked }),
  call('a_update_kaefer', { id: asked, status: 'new' }),
  call('a_update_kaefer', { id: asked, status: 'query' }),
  call('a_update_message', { id: asked, msg: question }, version(3)),
  call('a_update_kaefer', { id: asked, status: 'query' }),
  call('w_get_nachrichten', { kid: asked }),
  call('w_get_kaefer', { id: asked }),
  call('w_get_verlauf', { id: asked }),
]

const found = { art: '1', fund_datum: '2026-11-19', lat: '51.75', lon: '10.95', msg: '' }

/** Reports that people make, the numbers around them, and agreements to show pictures. */
const reports: readonly Request[] = [
  call('w_get_kaefer_umkreis', { id: ownWith('published') }),
  call('w_get_kaefer_umkreis', { id: ownWith('new', 'in_review', 'query', 'rejected') }),
  call('w_get_kaefer_umkreis', { id: published }),
  call('w_get_kaefer_umkreis', { id: 'x' }),
  ...twice(call('w_add_kaefer', { ...found, msg: 'An einer alten Fichte.' }, key('report'))),
  call('w_add_kaefer', { ...found, art: '2' }, key('report')),
  call('w_add_kaefer', { ...found, art: '38', fund_datum: '2026-11-20', lat: 48.2, lon: 16.37 }),
  call('w_add_kaefer', { ...found, lat: '', lon: null, msg: ' \u200b' }),
  call('w_add_kaefer', { ...found, lat: '0', lon: '-0.5' }),
  call('w_add_kaefer', { ...found, lon: '' }),
  call('w_add_kaefer', { ...found, lat: '90.1' }),
  call('w_add_kaefer', { ...found, lat: '51.1234567' }),
  call('w_add_kaefer', { ...found, fund_datum: '2026-11-21' }),
  call('w_add_kaefer', { ...found, fund_datum: '2026-02-30' }),
  call('w_add_kaefer', { ...found, fund_datum: '' }),
  call('w_add_kaefer', { ...found, melde_id: 'x' }),
  call('w_add_kaefer', { ...found, melde_id: '3f0e7c1a-52c4-4a7e-9d53-0b6d1c1f2a90' }, key('once')),
  call('w_add_kaefer', { ...found, melde_id: '3f0e7c1a-52c4-4a7e-9d53-0b6d1c1f2a90' }, key('again')),
  call('w_add_kaefer', { ...found, art: '39' }),
  call('w_add_kaefer', { ...found, art: 'Buchdrucker' }),
  call('w_add_kaefer', { ...found, msg: 'ä'.repeat(4_001) }),
  call('w_add_kaefer'),
  call('w_get_nachrichten', { kid: world.beetles.length + 1 }),
  call('w_get_nachrichten', { kid: world.beetles.length + 2 }),
  call('w_add_kaefer', { ...found, zeigen: 'true' }),
  call('w_add_kaefer', { ...found, zeigen: 'gern' }),
  call('w_get_bildfreigabe'),
  call('w_delete_bildfreigaben'),
  call('w_get_kaefer_eigene'),
  call('w_get_kaefer_spalten'),
]

/** Records in other forms, before anything has been written. */
export const recordRequests: readonly Request[] = [...columns, ...clusters, ...windows]

/** Pictures, views, and the histories of records after all requests before. */
export const recordWrites: readonly Request[] = [
  ...conversations,
  ...pictures,
  ...views,
  ...reports,
  ...[waiting, published, placed?.id, ownWith('published'), 0].map((id) => call('w_get_verlauf', { id })),
]
