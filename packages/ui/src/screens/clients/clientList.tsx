import { clientFilter, clientPlace, contactName } from '@waldkerf/domain/clients/clientFilter'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { describeList } from '@waldkerf/ui/parts/ListScreen/describeList'
import type { ListColumn } from '@waldkerf/ui/parts/ListScreen/listColumns'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, space } from '@waldkerf/ui/theme/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ClientsState } from './clientsTypes.ts'
import type { texts } from './ClientsScreen.texts.ts'

interface Context extends Pick<ReturnType<typeof useMoney>, 'money'> {
  open: ClientsState['open']
  late: ClientsState['late']
  /** Say that an amount is open, a credit or overdue. */
  words: typeof texts.de.open
}

const Late = styled.span`
  color: ${color.dangerText};

  > svg {
    margin-inline-end: ${space(1)};
    vertical-align: -3px;
  }
`

/** In red, with a sign and the word. */
const overdue = (amount: ReactNode, word = '') => (
  <Late>
    <Icon name="warning" size={16} />
    {amount}
    {word && <VisuallyHidden> {word}</VisuallyHidden>}
  </Late>
)

/** The balance, and what of it is overdue: red is that part alone. A client without invoices owes nothing. */
function amountColumns({ open, late, words, money }: Context) {
  const balance = (id: number) => open?.get(id) ?? '0'
  const isNothing = (id: number) => Number(balance(id)) === 0
  const isWhollyLate = (id: number) => late?.get(id) !== undefined && Number(late.get(id)) === Number(balance(id))
  /** With a credit in the balance more can be overdue than is left. */
  const part = (id: number, amount: string) =>
    (Number(amount) < Number(balance(id)) ? words.part : words.overdue)(money(amount))
  return [
    {
      id: 'open',
      kind: 'number',
      width: 128,
      narrow: {
        place: 2,
        cell: ({ client_id: id }) => {
          if (isNothing(id)) return ''
          const amount = money(balance(id))
          if (isWhollyLate(id)) return overdue(words.overdue(amount))
          return balance(id).startsWith('-') ? words.credit(amount) : words.open(amount)
        },
      },
      value: ({ client_id }) => (open ? Number(balance(client_id)) : null),
      cell: ({ client_id: id }) => {
        const amount = isNothing(id) ? '–' : money(balance(id))
        if (!late?.has(id)) return amount
        return isWhollyLate(id) ? (
          overdue(amount, words.late)
        ) : (
          <span>
            {overdue('', words.partly)}
            {amount}
          </span>
        )
      },
      file: { id: 'offen', place: 12 },
    },
    {
      id: 'overdue',
      kind: 'number',
      width: 104,
      // In less room the balance has its sign.
      leaves: 0,
      narrow: {
        place: 3,
        cell: ({ client_id: id }) => {
          const amount = late?.get(id)
          return amount !== undefined && !isWhollyLate(id) && overdue(part(id, amount))
        },
      },
      value: ({ client_id }) => Number(late?.get(client_id) ?? 0) || null,
      cell: ({ client_id }) => {
        const amount = late?.get(client_id)
        return amount !== undefined && <Late>{money(amount)}</Late>
      },
    },
  ] satisfies ListColumn<ClientRow, 'open' | 'overdue'>[]
}

/** The list of clients: its filter, table columns and file columns in one description. */
export const clientList = describeList({
  name: 'clients',
  filter: clientFilter,
  rowKey: ({ client_id }) => client_id,
  usual: { column: 'name', direction: 'ascending' },
  columns: (context: Context) => [
    {
      id: 'name',
      width: 210,
      grow: 3,
      narrow: { place: 1 },
      value: ({ name }) => name,
      cell: ({ name }) => <span data-lines="2">{name}</span>,
      file: { id: 'name', place: 2 },
    },
    {
      id: 'place',
      width: 160,
      grow: 1,
      value: clientPlace,
      sortBy: ({ ort, plz }) => `${ort} ${plz}`.trim() || null,
      file: [
        { id: 'plz', place: 5, title: 'zip', value: ({ plz }) => plz },
        { id: 'ort', place: 6, value: ({ ort }) => ort },
      ],
    },
    {
      id: 'state',
      // 'Mecklenburg-Vorpommern', at 1,440 px.
      width: 160,
      grow: 1,
      leaves: 1,
      narrow: { place: 0 },
      value: ({ bundesland }) => bundesland,
      file: { id: 'bundesland', place: 7 },
    },
    { id: 'contact', width: 170, grow: 1, value: contactName, file: { id: 'ansprechperson', place: 8 } },
    ...amountColumns(context),
    { id: 'phone', width: 140, grow: 0, leaves: 2, value: ({ ap_tel }) => ap_tel, file: { id: 'ap_tel', place: 9 } },
    {
      id: 'addition',
      width: 160,
      grow: 1,
      hidden: true,
      value: ({ name_zusatz }) => name_zusatz,
      file: { id: 'name_zusatz', place: 3 },
    },
    {
      id: 'street',
      width: 160,
      grow: 1,
      hidden: true,
      value: ({ strasse }) => strasse,
      file: { id: 'strasse', place: 4 },
    },
    {
      id: 'folder',
      width: 180,
      grow: 1,
      hidden: true,
      value: ({ projektordner }) => projektordner,
      file: { id: 'projektordner', place: 11 },
    },
    { id: 'epsg', kind: 'code', width: 84, hidden: true, value: ({ epsg }) => epsg, file: { id: 'epsg', place: 10 } },
    {
      id: 'id',
      kind: 'code',
      width: 70,
      hidden: true,
      value: ({ client_id }) => client_id,
      file: { id: 'client_id', place: 1 },
    },
  ],
})
