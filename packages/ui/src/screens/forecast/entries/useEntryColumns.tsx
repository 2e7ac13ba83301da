import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { expense } from '@waldkerf/domain/forecast/forecastParts'
import { translatedWords } from '@waldkerf/domain/words/exactWords'
import { useMemo } from 'react'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { useMoney } from '../../documents/money/useMoney.ts'
import { texts } from '../ForecastScreen.texts.ts'

/** Whom an entry belongs to; '' for nobody. Kept stable. */
export type ClientName = (clientId: number | null) => string

/** An entry's share in the balance, as decimal text: expenses are negative. */
export const signedAmount = ({ art, betrag }: ForecastEntry): string => {
  if (art.trim() !== expense) return betrag
  return betrag.startsWith('-') ? betrag.slice(1) : `-${betrag}`
}

/** Kinds with the names people use for them; others keep their own. */
function useKindName() {
  const { kinds } = useTexts(texts)
  const language = useLanguage()
  return (kind: string) => kinds[kind.trim()] ?? (kind.trim() || translatedWords.others[language])
}

/** The columns of the entries. */
export function useEntryColumns(clientName: ClientName): readonly Column<ForecastEntry>[] {
  const { entries: t, kinds } = useTexts(texts)
  const language = useLanguage()
  const { day } = useFormat()
  const { money } = useMoney()
  return useMemo<readonly Column<ForecastEntry>[]>(() => {
    const kindName = (kind: string) => kinds[kind.trim()] ?? (kind.trim() || translatedWords.others[language])
    return [
      {
        id: 'day',
        title: t.day,
        width: 110,
        grow: 0,
        sortBy: ({ datum }) => datum,
        filter: 'day',
        cell: ({ datum }) => day(datum),
      },
      {
        id: 'kind',
        title: t.kind,
        width: 130,
        grow: 0,
        sortBy: ({ art }) => kindName(art),
        filter: 'choice',
        cell: ({ art }) => <span>{kindName(art)}</span>,
      },
      {
        id: 'note',
        title: t.note,
        width: 240,
        grow: 4,
        sortBy: ({ notiz }) => notiz,
        cell: ({ notiz }) => <span title={notiz}>{notiz}</span>,
      },
      {
        id: 'client',
        title: t.client,
        width: 180,
        grow: 2,
        sortBy: ({ client_id }) => clientName(client_id),
        filter: 'choice',
        cell: ({ client_id }) => <span>{clientName(client_id)}</span>,
      },
      {
        id: 'amount',
        title: t.amount,
        width: 150,
        grow: 0,
        align: 'end',
        sortBy: (row) => Number(signedAmount(row)),
        filter: 'number',
        cell: (row) => money(signedAmount(row)),
      },
    ]
  }, [t, kinds, language, day, money, clientName])
}

/** The same for files. */
export function useEntryExport(clientName: ClientName): readonly ExportColumn<ForecastEntry>[] {
  const { entries: t } = useTexts(texts)
  const kindName = useKindName()
  return [
    { id: 'datum', title: t.day, kind: 'day', value: ({ datum }) => datum },
    { id: 'art', title: t.kind, kind: 'text', value: ({ art }) => kindName(art) },
    { id: 'notiz', title: t.note, kind: 'text', value: ({ notiz }) => notiz },
    { id: 'kunde', title: t.client, kind: 'text', value: ({ client_id }) => clientName(client_id) },
    { id: 'betrag', title: t.amount, kind: 'number', value: (row) => Number(signedAmount(row)) },
  ]
}
