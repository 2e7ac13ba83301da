import type { DocumentListKind } from '@waldkerf/domain/documents/documentRows'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { expect, test, vi } from 'vitest'
import { fitting } from '@waldkerf/ui/parts/DataTable/layout/tableLayout.ts'
import { texts } from '../DocumentsScreen.texts.ts'
import { documentLists } from './documentList.tsx'

/** Beside the open menu, in a window of 1024 px, without the boxes by which rows are picked. */
const room = 770

function shownIds(kind: DocumentListKind, onRemind?: () => void) {
  const context = {
    kind,
    t: texts.de,
    labels: {},
    formats: {},
    today: '2026-11-20',
    withoutClients: false,
    isTight: true,
    addresses: {},
    onRemind,
  }
  const columns = documentLists[kind].columns(context as never).filter(({ hidden, width }) => !hidden && width)
  const fits = fitting(columns as unknown as Column<unknown>[], room, { shown: {}, stay: ['due'] })
  expect(fits.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(room)
  return fits.map(({ id }) => id)
}

test('in a narrow window the lists of documents keep number, client, state, money and the press', () => {
  expect(shownIds('offers')).toEqual(['nummer', 'client', 'status', 'day', 'gross'])
  expect(shownIds('invoices')).toEqual(['nummer', 'client', 'status', 'day', 'gross', 'open'])
  expect(shownIds('invoices', vi.fn())).toEqual(['nummer', 'client', 'status', 'due', 'open', 'remind'])
})
