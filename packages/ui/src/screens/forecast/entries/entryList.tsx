import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import { defineFilter, type Parts } from '@waldkerf/domain/filter/defineFilter'
import { signedAmount } from '@waldkerf/domain/forecast/forecastParts'
import { translatedWords } from '@waldkerf/domain/words/exactWords'
import { useMemo } from 'react'
import { type Language, useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { describeList } from '@waldkerf/ui/parts/ListScreen/describeList'
import { useListColumns } from '@waldkerf/ui/parts/ListScreen/listColumns'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { texts } from '../ForecastScreen.texts.ts'

/** Whom an entry belongs to; '' for nobody. Kept stable. */
type ClientName = (clientId: number | null) => string

interface Context {
  clientName: ClientName
  /** Names that people use for kinds. */
  kinds: typeof texts.de.kinds
  language: Language
  money: (amount: string) => string
  formatDay: (day: string) => string
}

/** The entries of the forecast, said once. All of them are shown, so no part narrows them; columns filter in the table. */
export const entryList = describeList({
  name: 'forecast',
  filter: defineFilter<ForecastEntry, Parts<ForecastEntry>>({}),
  rowKey: ({ id }) => id,
  columns: ({ clientName, kinds, language, money, formatDay }: Context) => {
    // Kinds with the names people use for them; others keep their own.
    const kindName = ({ art }: ForecastEntry) => kinds[art.trim()] ?? (art.trim() || translatedWords.others[language])
    return [
      {
        id: 'day',
        kind: 'day',
        width: 104,
        align: 'start',
        filter: 'day',
        value: ({ datum }) => datum,
        narrow: {
          place: 3,
          // Where a note leads, the kind stands beneath it.
          cell: (row) => (row.notiz ? `${kindName(row)}, ${formatDay(row.datum)}` : formatDay(row.datum)),
        },
        file: { id: 'datum' },
      },
      {
        id: 'kind',
        // The sum of all entries stands here in a line.
        width: 124,
        grow: 0,
        filter: 'choice',
        value: (row) => kindName(row),
        narrow: { place: 1, cell: (row) => row.notiz || kindName(row) },
        file: { id: 'art' },
      },
      {
        id: 'note',
        width: 196,
        grow: 4,
        value: ({ notiz }) => notiz,
        sortBy: ({ notiz }) => notiz,
        cell: ({ notiz }) => (
          <span data-lines="2" title={notiz}>
            {notiz}
          </span>
        ),
        narrow: { place: 0 },
        file: { id: 'notiz' },
      },
      {
        id: 'client',
        width: 176,
        grow: 2,
        filter: 'choice',
        value: ({ client_id }) => clientName(client_id),
        sortBy: ({ client_id }) => clientName(client_id),
        cell: ({ client_id }) => <span data-lines="2">{clientName(client_id)}</span>,
        narrow: { place: 4 },
        file: { id: 'kunde' },
      },
      {
        id: 'amount',
        kind: 'number',
        width: 124,
        filter: 'number',
        value: (row) => Number(signedAmount(row)),
        cell: (row) => money(signedAmount(row)),
        narrow: { place: 2 },
        file: { id: 'betrag' },
      },
    ]
  },
})

/** The columns of the entries, as table and files. */
export function useEntryColumns(clientName: ClientName) {
  const { entries: t, kinds } = useTexts(texts)
  const language = useLanguage()
  const { money } = useMoney()
  const { day: formatDay } = useFormat()
  const columns = useMemo(
    () => entryList.columns({ clientName, kinds, language, money, formatDay }),
    [clientName, kinds, language, money, formatDay],
  )
  return useListColumns(columns, t)
}
