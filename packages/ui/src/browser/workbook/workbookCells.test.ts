import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { workbookCells } from './workbookCells.ts'

const limits = { columns: 256, cells: 1_000, bytes: 1_000_000 }

test('days, moments and numbers are texts that programs read', async () => {
  const moment = { value: new Date('2026-05-17T09:30:00Z'), format: 'dd.mm.yyyy hh:mm' }
  const row = [
    { value: new Date('2026-05-17T00:00:00Z'), format: 'dd.mm.yyyy' },
    moment,
    { value: 48.1 },
    { value: 'x' },
  ]
  const file = await writeExcelFile([row]).toBuffer()
  expect(await workbookCells(new Uint8Array(file), limits)).toEqual([
    ['2026-05-17', '2026-05-17T09:30:00', '48.1', 'x'],
  ])
})

test('an archive that would fill the memory is not unpacked', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(' '.repeat(2_000_000)) })
  await expect(workbookCells(bomb, limits)).rejects.toMatchObject({ problem: 'unpacked' })
})

test('neither are more cells laid out than are wanted, wherever they say they are', async () => {
  const sheet = '<worksheet><sheetData><row r="1"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>'
  const file = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) })
  await expect(workbookCells(file, limits)).rejects.toMatchObject({ problem: 'range' })
})
