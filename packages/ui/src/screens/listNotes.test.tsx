import { clientFilter } from '@waldkerf/domain/clients/clientFilter'
import { documentFilter } from '@waldkerf/domain/documents/documentFilter'
import type { FilterValues, ListFilter, Parts } from '@waldkerf/domain/filter/defineFilter'
import { mapFilter } from '@waldkerf/domain/maps/mapFilter'
import { userFilter } from '@waldkerf/domain/users/userFilter'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type FilterWords, useFilterNote } from '../parts/FilterBar/ListFilter.tsx'
import { useTexts } from '../i18n/Language.tsx'
import { texts as clientTexts } from './clients/ClientsScreen.texts.ts'
import { useDocumentFilterWords } from './documents/list/useDocumentFilterWords.ts'
import { useMapFilterWords } from './gis/maps/table/mapList.tsx'
import { useUserFilterWords } from './users/userList.tsx'

/** The words of a list's filter in its files. */

const clients = [{ client_id: 3, name: 'Forstamt Cham' }]

/** @param useWords a hook of the list */
function noteFrom<Row, P extends Parts<Row>>(
  described: ListFilter<Row, P>,
  useWords: () => FilterWords<P>,
  part: Partial<FilterValues<P>>,
): string {
  const Note = () => useFilterNote(described, useWords(), { ...described.empty, ...part }).all
  return renderToStaticMarkup(<Note />)
}

const useClientWords = () => useTexts(clientTexts).filter
const useUserWords = () => useUserFilterWords(clients)
const useDocumentWords = () => useDocumentFilterWords('offers', '', clients)
const useReceivableWords = () => useDocumentFilterWords('invoices', 'forderungen', clients)
const useMapWords = () => useMapFilterWords({ maps: { status: 'loading' }, clients })

test('a filter is told part by part, with names in place of numbers and days as they are written', () => {
  const days = { from: '2026-01-31', to: '2026-11-20' }
  expect([
    noteFrom(clientFilter, useClientWords, { search: ' Ahorn ', bundesland: 'Bayern' }),
    noteFrom(userFilter, useUserWords, { ...days, client: 3, profession: 'Revierleitung' }),
    noteFrom(documentFilter, useDocumentWords, { ...days, search: 'RE-2026', client: 9 }),
    noteFrom(mapFilter, useMapWords, { georef: 'with', from: 1931, client: 3 }),
  ]).toEqual([
    'Suche: Ahorn; Bundesland: Bayern',
    'Kunde: Forstamt Cham; Berufsgruppe: Revierleitung; Registriert ab: 31.01.2026; Registriert bis: 20.11.2026',
    'Suche: RE-2026; Kunde: 9; Datum ab: 31.01.2026; Datum bis: 20.11.2026',
    'Kunde: Forstamt Cham; Georeferenzierung: Mit Passpunkten; Jahr ab: 1931',
  ])
})

test('statuses and roles are told in words, of two views those of the one that is shown', () => {
  expect(noteFrom(userFilter, useUserWords, { roles: ['ogf_expert'] })).toBe('Rolle: Experte')
  expect(noteFrom(mapFilter, useMapWords, { status: [''] })).toMatch(/^Status: \D+/)
  const chips = { view: 'forderungen', statuses: ['entwurf'], ages: ['bis_30'], client: 3 } as const
  expect(noteFrom(documentFilter, useReceivableWords, chips)).toBe('Alter: 1–30 Tage; Kunde: Forstamt Cham')
})

test('without a filter files say that they have everything', () => {
  expect(noteFrom(clientFilter, useClientWords, {})).toBe('Alle, ohne Filter')
})
