import { contactName, clientPlace } from '@waldkerf/domain/clients/clientFilter'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { texts } from '../ClientsScreen.texts.ts'

/** The text columns with what they read; those with `hidden` are there when chosen. */
const columns = [
  { id: 'name', width: 220, grow: 3, read: ({ name }: ClientRow) => name },
  {
    id: 'place',
    width: 160,
    grow: 1,
    read: clientPlace,
    sort: ({ ort, plz }: ClientRow) => `${ort} ${plz}`.trim() || null,
  },
  { id: 'state', width: 150, grow: 1, read: ({ bundesland }: ClientRow) => bundesland },
  { id: 'contact', width: 170, grow: 1, read: contactName },
  { id: 'phone', width: 140, grow: 0, read: ({ ap_tel }: ClientRow) => ap_tel },
  { id: 'addition', width: 160, grow: 1, hidden: true, read: ({ name_zusatz }: ClientRow) => name_zusatz },
  { id: 'street', width: 160, grow: 1, hidden: true, read: ({ strasse }: ClientRow) => strasse },
  { id: 'folder', width: 180, grow: 1, hidden: true, read: ({ projektordner }: ClientRow) => projektordner },
] as const satisfies readonly TextColumn[]

interface TextColumn {
  id: string
  width: number
  grow: number
  hidden?: boolean
  read: (row: ClientRow) => string
  sort?: (row: ClientRow) => string | null
}

/** Made once each: what a table reads from rows is kept per function. */
const readable = columns.map((column: TextColumn) => ({
  ...column,
  sortBy: column.sort ?? ((row: ClientRow) => column.read(row) || null),
}))

/** The columns of the list of clients. */
export function useClientColumns(): readonly Column<ClientRow>[] {
  const t = useTexts(texts).columns
  return useMemo<readonly Column<ClientRow>[]>(() => {
    const title = (id: string) => t[id as keyof typeof t]
    return [
      ...readable.map(({ id, width, grow, hidden = false, read, sortBy }): Column<ClientRow> => ({
        id,
        title: title(id),
        width,
        grow,
        hidden,
        sortBy,
        cell: (row) => <span>{read(row) || '–'}</span>,
      })),
      {
        id: 'epsg',
        title: t.epsg,
        width: 84,
        grow: 0,
        align: 'end',
        sortBy: ({ epsg }) => epsg,
        cell: ({ epsg }) => epsg ?? '–',
      },
      {
        id: 'id',
        title: t.id,
        width: 70,
        grow: 0,
        align: 'end',
        hidden: true,
        sortBy: ({ client_id }) => client_id,
        cell: ({ client_id }) => client_id,
      },
    ]
  }, [t])
}

const rowKey = ({ client_id }: ClientRow) => client_id

/** Clients as a table, and as files with every column. */
export function useClientShape() {
  const t = useTexts(texts).columns
  const exported = useMemo<readonly ExportColumn<ClientRow>[]>(
    () => [
      { id: 'client_id', title: t.id, kind: 'number', value: ({ client_id }) => client_id },
      { id: 'name', title: t.name, kind: 'text', value: ({ name }) => name },
      { id: 'name_zusatz', title: t.addition, kind: 'text', value: ({ name_zusatz }) => name_zusatz },
      { id: 'strasse', title: t.street, kind: 'text', value: ({ strasse }) => strasse },
      { id: 'plz', title: t.zip, kind: 'text', value: ({ plz }) => plz },
      { id: 'ort', title: t.place, kind: 'text', value: ({ ort }) => ort },
      { id: 'bundesland', title: t.state, kind: 'text', value: ({ bundesland }) => bundesland },
      { id: 'ansprechperson', title: t.contact, kind: 'text', value: contactName },
      { id: 'ap_tel', title: t.phone, kind: 'text', value: ({ ap_tel }) => ap_tel },
      { id: 'epsg', title: t.epsg, kind: 'number', value: ({ epsg }) => epsg },
      { id: 'projektordner', title: t.folder, kind: 'text', value: ({ projektordner }) => projektordner },
    ],
    [t],
  )
  return { name: 'clients', rowKey, exported }
}
