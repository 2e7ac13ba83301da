import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { type ClientReceivables, receivableAges } from '@waldkerf/domain/office/payments/receivables'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useMemo } from 'react'
import { texts } from '../DocumentsScreen.texts.ts'

const rowKey = ({ clientId }: ClientReceivables) => clientId ?? -1

/** Clients and their claims as a table, and as files. */
export function useClientShape() {
  const { columns: t, receivables, ages } = useTexts(texts)
  const exported = useMemo<readonly ExportColumn<ClientReceivables>[]>(
    () => [
      { id: 'kunde', title: t.client, kind: 'text', value: ({ client }) => client },
      { id: 'rechnungen', title: receivables.count, kind: 'number', value: ({ rows }) => rows.length },
      ...receivableAges.map((age): ExportColumn<ClientReceivables> => ({
        id: age,
        title: ages[age] ?? age,
        kind: 'number',
        value: (row) => Number(row.ages[age]),
      })),
      { id: 'summe', title: receivables.balance, kind: 'number', value: ({ balance }) => Number(balance) },
      { id: 'erinnert', title: t.reminded, kind: 'day', value: ({ remindedOn }) => remindedOn },
    ],
    [t, receivables, ages],
  )
  return { name: 'receivables', rowKey, exported }
}
