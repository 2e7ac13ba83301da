import type { Cadastre } from '@waldkerf/domain/entities/clients'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { texts } from '../SurveysScreen.texts.ts'

const readId = ({ client_id }: Cadastre) => client_id
const readName = ({ name }: Cadastre) => name
const readState = ({ bundesland }: Cadastre) => bundesland || null

/** The columns of the cadastre. */
export function useCadastreColumns(): readonly Column<Cadastre>[] {
  const t = useTexts(texts).cadastre
  return useMemo<readonly Column<Cadastre>[]>(() => {
    const statusWord = ({ kataster_status }: Cadastre) => (kataster_status ? t.on : t.off)
    return [
      {
        id: 'name',
        title: t.columns.name,
        width: 220,
        grow: 2,
        sortBy: readName,
        cell: (row) => <span>{row.name}</span>,
      },
      {
        id: 'bundesland',
        title: t.columns.bundesland,
        width: 180,
        grow: 1,
        sortBy: readState,
        cell: ({ bundesland }) => <span>{bundesland || '–'}</span>,
      },
      {
        id: 'status',
        title: t.columns.status,
        width: 180,
        sortBy: statusWord,
        cell: (row) => (
          <Badge tone={row.kataster_status ? 'success' : 'neutral'} icon={row.kataster_status ? 'check' : 'minus'}>
            {statusWord(row)}
          </Badge>
        ),
      },
    ]
  }, [t])
}

/** The same for files. */
export function useCadastreExport(): readonly ExportColumn<Cadastre>[] {
  const t = useTexts(texts).cadastre
  return useMemo<readonly ExportColumn<Cadastre>[]>(
    () => [
      { id: 'client_id', title: 'client_id', kind: 'number', value: readId },
      { id: 'name', title: t.columns.name, kind: 'text', value: readName },
      { id: 'bundesland', title: t.columns.bundesland, kind: 'text', value: ({ bundesland }) => bundesland },
      {
        id: 'kataster_status',
        title: t.columns.status,
        kind: 'text',
        value: ({ kataster_status }) => (kataster_status ? t.on : t.off),
      },
    ],
    [t],
  )
}
