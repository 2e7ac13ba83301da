import { ImportError } from '@waldkerf/domain/imports/importTable'
import type { RowProblem } from '@waldkerf/domain/beetles/imports/planImport'
import { expect, test } from 'vitest'
import { createImportDesk } from './importDesk.ts'
import { findDesk } from './importKinds.ts'

const species = [{ id: 1, sci: 'Ips typographus', de: 'Buchdrucker', alt: '', host: '', type: '' }]
/** The cells of any workbook. */
const cells = [
  ['Art', 'Datum', 'Breite', 'Länge'],
  ['Buchdrucker', '2026-05-17', '48.1', '11.6'],
]
const desk = createImportDesk(findDesk, async () => cells)
const known = { species, today: '2026-11-21' }

test('a workbook is a table like others; a row without an id gets one', async () => {
  const { choice, rows, lines } = await desk.read(new Blob(['PK\u0003\u0004']), known)
  expect([rows, lines]).toEqual([1, [2, 2]])
  expect(await desk.plan(choice, known)).toMatchObject({ ready: 1, refused: 0 })
  expect(await desk.rows(0, 10)).toEqual([
    { quell_id: '1 2026-05-17 48.1 11.6 #1', art: 1, fund_datum: '2026-05-17', lat: 48.1, lon: 11.6 },
  ])
})

test('the rows that do not come are a file with their reasons, without formulas', async () => {
  const csv = 'Art;Datum;Breite;Länge\nBuchdrucker;bald;148,1;11,6\n\n=1+1;1.5.2026;48,1;11,6\n'
  const { choice } = await desk.read(new Blob([csv]), known)
  const { firstRefused, reasons: counts, several } = await desk.plan(choice, known)
  expect(firstRefused.map(({ line }) => line)).toEqual([2, 4])
  expect(firstRefused[0]?.values).toEqual([
    { text: 'Buchdrucker' },
    { text: 'bald', problem: 'dayUnclear' },
    { text: '148,1', problem: 'placeOutside' },
    { text: '11,6', problem: 'placeOutside' },
  ])
  expect(counts).toHaveLength(3)
  expect(several).toBe(1)
  const reasons = new Proxy({}, { get: (_, name) => `(${String(name)})` }) as Record<RowProblem, string>
  const saved = await desk.refused(reasons, 'Grund')
  expect(saved.split('\r\n')).toEqual([
    '\uFEFFArt;Datum;Breite;Länge;Grund',
    'Buchdrucker;bald;148,1;11,6;"(dayUnclear); (placeOutside)"',
    "'=1+1;1.5.2026;48,1;11,6;(speciesUnclear)",
    '',
  ])
  // Mended in part it is read like the file that the rows are from, and has its reasons once.
  const second = await desk.read(new Blob([saved.replace('bald;148,1', '2.5.2026;48,1')]), known)
  expect(await desk.plan(second.choice, known)).toMatchObject({ ready: 1, refused: 1 })
  expect(await desk.refused(reasons, 'Grund')).toMatch(/^\uFEFFArt;Datum;Breite;Länge;Grund\r\n'=1\+1;[^\n]*\r\n$/)
})

const line = (nr: number) =>
  `${nr}\tIps typographus\t2025-0${1 + (nr % 9)}-11\t${48 + nr / 100_000}\t${11 + nr / 90_000}`

test('a hundred thousand rows are planned within ten seconds', async () => {
  const head = 'gbifID\tspecies\teventDate\tdecimalLatitude\tdecimalLongitude'
  const file = new Blob([[head, ...Array.from({ length: 100_000 }, (_, nr) => line(nr))].join('\n')])
  const start = performance.now()
  const { choice } = await desk.read(file, known)
  expect(await desk.plan(choice, known)).toMatchObject({ ready: 100_000, refused: 0 })
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('a file of another kind is refused', async () => {
  await expect(desk.read(new Blob(['%PDF\0']), known)).rejects.toBeInstanceOf(ImportError)
})
