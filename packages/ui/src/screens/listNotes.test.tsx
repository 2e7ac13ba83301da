import { emptyClientFilter } from '@waldkerf/domain/clients/clientFilter'
import { emptyDocumentFilter } from '@waldkerf/domain/documents/documentFilter'
import { emptyMapFilter } from '@waldkerf/domain/maps/mapFilter'
import { emptyUserFilter } from '@waldkerf/domain/users/userFilter'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useClientNote } from './clients/list/useClientNote.ts'
import { useDocumentNote } from './documents/list/useDocumentNote.ts'
import type { FilterNote } from '../parts/ListScreen/ListScreen.tsx'
import { useMapNote } from './gis/maps/list/useMapNote.ts'
import { useUserNote } from './users/list/useUserNote.ts'

/** The words of a list's filter in its files. */

const clients = [{ client_id: 3, name: 'Forstamt Cham' }]

function noteFrom(useNote: () => FilterNote): string {
  const Note = () => useNote().all
  return renderToStaticMarkup(<Note />)
}

test('a filter is told part by part, with names in place of numbers and days as they are written', () => {
  const days = { from: '2026-01-31', to: '2026-11-20' }
  expect([
    noteFrom(() => useClientNote({ search: ' Ahorn ', bundesland: 'Bayern' })),
    noteFrom(() => useUserNote({ ...emptyUserFilter, ...days, client: 3, profession: 'Revierleitung' }, clients)),
    noteFrom(() => useDocumentNote({ ...emptyDocumentFilter, ...days, search: 'RE-2026', client: 9 }, clients)),
    noteFrom(() => useMapNote({ ...emptyMapFilter, georef: 'with', from: 1931, client: 3 }, clients)),
  ]).toEqual([
    'Suche: Ahorn; Bundesland: Bayern',
    'Kunde: Forstamt Cham; Berufsgruppe: Revierleitung; Registriert ab: 31.01.2026; Registriert bis: 20.11.2026',
    'Suche: RE-2026; Kunde: 9; Datum ab: 31.01.2026; Datum bis: 20.11.2026',
    'Kunde: Forstamt Cham; Georeferenzierung: Mit Passpunkten; Jahr ab: 1931',
  ])
})

test('statuses and roles are told in words', () => {
  expect(noteFrom(() => useUserNote({ ...emptyUserFilter, roles: ['ogf_expert'] }, []))).toBe('Rolle: Experte')
  expect(noteFrom(() => useMapNote({ ...emptyMapFilter, status: [''] }, []))).toMatch(/^Status: \D+/)
})

test('without a filter files say that they have everything', () => {
  expect(noteFrom(() => useClientNote(emptyClientFilter))).toBe('Alle, ohne Filter')
})
