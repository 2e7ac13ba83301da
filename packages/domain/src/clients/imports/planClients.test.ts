import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ImportError } from '@waldkerf/domain/imports/importTable'
import { readImport } from '@waldkerf/domain/imports/readImport'
import { guessClientColumns } from './clientColumns.ts'
import { faultyClientFields, planClients } from './planClients.ts'

const read = (text: string) =>
  readImport(new TextEncoder().encode(text), () => Promise.reject(new ImportError('broken')))
async function planned(text: string) {
  const table = await read(text)
  return planClients(table, guessClientColumns(table))
}

test('a German list: street and number apart, the country by its name, the salutation as it is stored', async () => {
  const { ready, refused } = await planned(
    [
      'Kd-Nr.;Firma;Straße;Hausnummer;PLZ;Ort;Land;Anrede;Vorname;Nachname;Telefon;E-Mail;USt-IdNr.',
      '17; Stift Admont ;Hauptplatz;1;8911;Admont;Österreich;Frau;Anna;Ahorn;03613 1;a@admont.test;ATU12345678',
      '18;Waldgut Tann;Am Hang 3;;37073;Göttingen;;;;;;;',
    ].join('\n'),
  )
  expect(refused).toEqual([])
  expect(ready).toEqual([
    {
      quell_id: '17',
      name: 'Stift Admont',
      name_zusatz: '',
      strasse: 'Hauptplatz 1',
      plz: '8911',
      ort: 'Admont',
      land: 'AT',
      ap_gender: 'w',
      ap_vorname: 'Anna',
      ap_nachname: 'Ahorn',
      ap_tel: '03613 1',
      email: 'a@admont.test',
      ust_id: 'ATU12345678',
      leitweg_id: '',
    },
    expect.objectContaining({ quell_id: '18', strasse: 'Am Hang 3', land: 'DE', ap_gender: '' }),
  ])
})

test('an English list, whose heads say nothing of mail and postcode', async () => {
  const { ready } = await planned('Company,City,a,b\nForest Ltd,Kassel,34117,info@forest.test\n')
  expect(ready).toMatchObject([
    {
      name: 'Forest Ltd',
      ort: 'Kassel',
      plz: '34117',
      email: 'info@forest.test',
      quell_id: 'Forest Ltd Kassel 34117  #1',
    },
  ])
})

test('each row that cannot come has its reasons', async () => {
  const { refused } = await planned(
    [
      'Nr;Name;Ort;Land;E-Mail',
      '1;Gut;Kassel;;',
      '1;Gut;Kassel;;',
      '2;\u200B;Kassel;;',
      `3;${'ä'.repeat(201)};Kassel;;`,
      '4;Gut;Kassel;Atlantis;',
      '5;;Kassel;Atlantis;a@',
      '5;Gut;Kassel;;"a@b.test; c@d.test"',
      '6;Gut;Kassel;;=HYPERLINK("x")',
      `${'7'.repeat(201)};Gut;Kassel;;`,
    ].join('\n'),
  )
  expect(refused.map(({ problems }) => problems.join())).toEqual([
    'idTwice',
    'nameMissing',
    'tooLong',
    'countryUnclear',
    'nameMissing,mailUnclear,countryUnclear',
    'mailUnclear',
    'mailUnclear',
    'idTooLong',
  ])
})

test('the fields at fault are those that the problem is about', () => {
  const chosen = { name: 0, strasse: 1, hausnr: 2, email: 3 }
  const row = ['Gut', 'Am Hang '.repeat(30), '3', 'keine']
  expect(faultyClientFields('tooLong', row, chosen)).toEqual(['strasse'])
  expect(faultyClientFields('mailUnclear', row, chosen)).toEqual(['email'])
})

test('every row is ready or refused, and no two have one id', () => {
  const cells = fc.constantFrom('', '1', 'Gut', 'Österreich', 'D', 'a@b.test', '=A1', '\u200B', 'Frau')
  const table = fc.array(fc.tuple(cells, cells, cells, cells), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(table, (rows) => {
      const { ready, refused } = planClients({ rows }, { id: 0, name: 1, land: 2, email: 3 })
      expect(ready.length + refused.length).toBe(rows.length)
      expect(new Set(ready.map(({ quell_id }) => quell_id)).size).toBe(ready.length)
    }),
  )
})
