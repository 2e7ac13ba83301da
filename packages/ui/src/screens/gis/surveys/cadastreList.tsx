import type { Cadastre } from '@waldkerf/domain/entities/clients'
import { defineFilter } from '@waldkerf/domain/filter/defineFilter'
import { filterParts } from '@waldkerf/domain/filter/parts'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { describeList } from '@waldkerf/ui/parts/ListScreen/describeList'
import { useListColumns } from '@waldkerf/ui/parts/ListScreen/listColumns'
import { texts } from './SurveysScreen.texts.ts'

/** The list of clients in the survey overview. The chosen one narrows the figures; the list shows all of them. */
export const cadastreList = describeList({
  name: 'cadastres',
  filter: defineFilter({ client: filterParts<Cadastre>().record('kunde') }),
  rowKey: ({ client_id }: Cadastre) => client_id,
  address: { fixed: { tab: 'einmessung' } },
  columns: ({ on, off }: Pick<typeof texts.de.cadastre, 'on' | 'off'>) => {
    const statusWord = ({ kataster_status }: Cadastre) => (kataster_status ? on : off)
    return [
      { id: 'client_id', kind: 'code', value: ({ client_id }) => client_id, file: { id: 'client_id' } },
      { id: 'name', width: 220, grow: 2, value: ({ name }) => name, file: { id: 'name' } },
      { id: 'bundesland', width: 180, grow: 1, value: ({ bundesland }) => bundesland, file: { id: 'bundesland' } },
      {
        id: 'status',
        width: 180,
        value: statusWord,
        cell: (row) => (
          <Badge tone={row.kataster_status ? 'success' : 'neutral'} icon={row.kataster_status ? 'check' : 'minus'}>
            {statusWord(row)}
          </Badge>
        ),
        file: { id: 'kataster_status' },
      },
    ]
  },
})

/** The columns of the cadastre, as table and files. */
export function useCadastreColumns() {
  const { columns: named, on, off } = useTexts(texts).cadastre
  const titles = useMemo(() => ({ ...named, client_id: 'client_id' }), [named])
  const columns = useMemo(() => cadastreList.columns({ on, off }), [on, off])
  return useListColumns(columns, titles)
}
