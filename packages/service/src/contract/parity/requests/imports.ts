import type { Request } from '@waldkerf/service/contract/fixtures/stack'
import { call, twice } from '@waldkerf/service/contract/fixtures/request'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { testDay } from '@waldkerf/service/testing/content'

/** The first numbers after the seed: reports, then records from files. */
const { length } = seedWorld({ today: testDay, size: 'small' }).beetles
const added = Array.from({ length: 12 }, (_, nr) => length + 1 + nr)

const run = {
  id: '3f0e7c1a-52c4-4a7e-9d53-0b6d1c1f2a91',
  datei: 'funde.csv',
  quelle: 'Forstamt',
  anzahl: '3',
  status: 'new',
}
const row = { quell_id: 'a', art: '1', fund_datum: '2026-05-01', lat: '51.75', lon: '10.95' }
/** Out of the order of their ids, and one of them twice. */
const rows = [{ ...row, quell_id: 'b', lat: '48.2', lon: 16.37 }, row, { ...row, quell_id: 'c', lat: '51.7504' }, row]

const send = (lauf: unknown, zeilen: unknown) => call('w_import_kaefer', { lauf, zeilen })
const compare = (zeilen: unknown, quelle = 'Forstamt') => call('w_get_kaefer_doppelte', { quelle, zeilen })

/** Rows from files: stored once, compared, and taken back. */
export const importRequests: readonly Request[] = [
  ...twice(send(run, rows)),
  send({ ...run, quelle: 'Anderes', datei: 'x' }, [{ ...row, quell_id: 'd' }]),
  send({ ...run, id: '3f0e7c1a-52c4-4a7e-9d53-0b6d1c1f2a92', quelle: ' B ', status: 'published' }, [row]),
  ...[
    undefined,
    null,
    [],
    'x',
    {},
    { ...run, id: 'x' },
    { ...run, id: null },
    { ...run, anzahl: 0 },
    { ...run, anzahl: 250_001 },
    { ...run, anzahl: 1.5 },
    { ...run, status: 'rejected' },
    { ...run, status: null },
    { ...run, id: run.id.replace('91', '93'), quelle: '\u200b' },
    { ...run, id: run.id.replace('91', '93'), quelle: 'ä'.repeat(201) },
    { ...run, id: run.id.replace('91', '93'), datei: 'ä'.repeat(201) },
  ].map((lauf) => send(lauf, [])),
  ...[
    undefined,
    null,
    {},
    [null],
    [row, 'x'],
    [[row]],
    [{ ...row, quell_id: '' }],
    [{ ...row, quell_id: null }],
    [{ ...row, quell_id: 'ä'.repeat(201) }],
    [{ ...row, art: '9999' }],
    [{ ...row, art: 'Buchdrucker' }],
    [{ ...row, art: null }],
    [{ ...row, fund_datum: '2026-02-30' }],
    [{ ...row, fund_datum: '2027-01-01' }],
    [{ ...row, fund_datum: null }],
    [{ ...row, lat: '' }],
    [{ ...row, lat: [] }],
    [{ ...row, lat: '90.1' }],
    [{ ...row, lon: 1e-7 }],
    [{ ...row, lon: true }],
    Array.from({ length: 1_001 }, () => row),
  ].flatMap((zeilen) => [send(run, zeilen), compare(zeilen)]),
  compare([
    row,
    { ...row, quell_id: 'z' },
    { ...row, quell_id: 'y', lat: '51.7502' },
    { ...row, quell_id: 'x', lon: 11 },
  ]),
  compare(
    [
      { ...row, art: '2' },
      { ...row, fund_datum: '2026-05-02' },
    ],
    'B',
  ),
  call('w_get_importe'),
  ...[run.id, run.id.replace('91', '95'), 'x'].flatMap((id) => [
    call('w_get_kaefer_fenster', { import: id, sortierung: 'fund_datum' }),
    call('w_get_kaefer_cluster', { import: id, west: '5.5', sued: '45.8', ost: '17.25', nord: '55.1', zoom: '7' }),
  ]),
  call('w_get_kaefer', { id: 0 }),
  ...added.map((id) => call('w_get_verlauf', { id })),
  ...twice(call('w_undo_import', { id: run.id })),
  send(run, [row]),
  call('w_undo_import', { id: '3f0e7c1a-52c4-4a7e-9d53-0b6d1c1f2a94' }),
  call('w_undo_import', { id: 'x' }),
  call('w_undo_import'),
  call('w_get_importe'),
  call('w_get_kaefer_spalten'),
]

const clientRun = { ...run, id: '3f0e7c1a-52c4-4a7e-9d53-0b6d1c1f2aa1', datei: 'kunden.csv' }
const listed = {
  quell_id: '17',
  name: ' Waldgut Tann ',
  name_zusatz: '\u200b',
  strasse: 'Am Hang 3',
  plz: '37073',
  ort: 'Göttingen',
  ap_nachname: 'Ahorn',
  email: 'Ahorn@tann.test',
  land: 'AT',
}
const list = [
  { quell_id: '18', name: 'Stift' },
  listed,
  { ...listed, quell_id: '19', name: 'WALDGUT tann', email: '' },
  listed,
]
const sendList = (lauf: unknown, zeilen: unknown) => call('w_import_kunden', { lauf, zeilen })
const compareList = (zeilen: unknown, quelle = 'Forstamt') => call('w_get_kunden_doppelte', { quelle, zeilen })

/** Clients from files: the same run, stored once, compared, and taken back. */
export const clientImportRequests: readonly Request[] = [
  ...twice(sendList(clientRun, list)),
  sendList({ ...clientRun, id: run.id }, list),
  send({ ...run, id: clientRun.id }, [row]),
  ...[
    undefined,
    [null],
    [{ ...listed, quell_id: '' }],
    [{ ...listed, name: '\u200b' }],
    [{ ...listed, name: 'ä'.repeat(201) }],
    [{ ...listed, plz: '1'.repeat(11) }],
    [{ ...listed, ap_tel: [] }],
    [{ ...listed, email: 'a@b.test; c@d.test' }],
    [{ ...listed, email: '=1+1' }],
    [{ ...listed, ust_id: '1'.repeat(21) }],
    [{ ...listed, land: 'Österreich' }],
    Array.from({ length: 1_001 }, () => listed),
  ].flatMap((zeilen) => [sendList(clientRun, zeilen), compareList(zeilen)]),
  compareList([
    listed,
    { quell_id: 'z', name: 'waldgut TANN', ort: 'göttingen' },
    { quell_id: 'y', name: 'Waldgut Tann', ort: 'Kassel' },
    { quell_id: 'x', name: 'Ganz anders', email: 'ahorn@TANN.test' },
  ]),
  compareList([listed], 'B'),
  call('w_get_importe', { art: 'kunde' }),
  call('w_get_importe', { art: 'x' }),
  call('a_get_all_clients'),
  ...twice(call('w_undo_import', { id: clientRun.id })),
  sendList(clientRun, [listed]),
  call('w_get_importe', { art: 'kunde' }),
  call('a_get_all_clients'),
]
