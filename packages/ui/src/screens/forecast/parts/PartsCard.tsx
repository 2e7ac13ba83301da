import type { Assumptions, OverdueAge } from '@waldkerf/domain/forecast/assumptions'
import { isOver, type OutlookMonth } from '@waldkerf/domain/forecast/outlook'
import type { ForecastPart } from '@waldkerf/domain/forecast/forecastParts'
import { translatedWords } from '@waldkerf/domain/words/exactWords'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { DataTable } from '@waldkerf/ui/parts/DataTable/DataTable'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { type ListColumn, useListColumns } from '@waldkerf/ui/parts/ListScreen/listColumns'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { useMonthName } from '../outlook/useMonthName.ts'
import { PartsPlace } from '../ForecastScreen.styles.ts'
import { space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../ForecastScreen.texts.ts'
import type { ForecastState } from '../forecastTypes.ts'

/** A month with its whole amount: on a phone below the title, which is read whole. */
const Choice = styled.div`
  flex: none;
  max-width: 280px;

  @media (width < 768px) {
    padding-block-end: ${space(3)};
  }
`

export interface PartsCardProps {
  months: readonly OutlookMonth[]
  /** The month that is opened, `YYYY-MM`. */
  month: string
  documentAt: ForecastState['documentAt']
  assumed: Assumptions
  /** `YYYY-MM-DD` */
  today: string
  onMonth: (month: string) => void
}

/** The table says by what it is sorted at first. */
const keep = { initial: { sorts: [{ column: 'day', direction: 'ascending' }] } } as const

const partKey = ({ source, id }: ForecastPart) => `${source} ${id}`

/** All that a month's bar is made of: each document, client, day and likelihood. */
export function PartsCard({ months, month, documentAt, assumed, today, onMonth }: PartsCardProps) {
  const { parts: t } = useTexts(texts)
  const { money } = useMoney()
  const monthName = useMonthName()
  const isPhone = useScreenWidth() === 'phone'
  const opened = months.find((row) => row.month === month) ?? months[0]
  const { columns } = usePartColumns({ documentAt, assumed, today })
  const choice = (
    <Choice>
      <Select aria-label={t.month} value={opened?.month} onChange={({ target }) => onMonth(target.value)}>
        {months.map((row) => (
          <option key={row.month} value={row.month}>
            {t.choice(monthName(row.month), money(row.balance))}
          </option>
        ))}
      </Select>
    </Choice>
  )
  return (
    <Card title={t.title} tools={!isPhone && choice}>
      {isPhone && choice}
      <PartsPlace>
        <DataTable
          label={t.title}
          columns={columns}
          rows={opened?.parts ?? []}
          rowKey={partKey}
          empty={<EmptyState title={t.empty.title} text={t.empty.text} />}
          features={{
            keep,
            grows: true,
            totals: () => ({ what: t.sum, amount: money(opened?.balance ?? '0') }),
          }}
        />
      </PartsPlace>
    </Card>
  )
}

type PartColumn = ListColumn<ForecastPart, 'what' | 'client' | 'day' | 'whole' | 'likelihood' | 'amount'>

/** The columns of a month's parts; they cannot be exported. */
function usePartColumns({ documentAt, assumed, today }: Pick<PartsCardProps, 'documentAt' | 'assumed' | 'today'>) {
  const { parts: t, kinds, groups, assumptions } = useTexts(texts)
  const language = useLanguage()
  const { money } = useMoney()
  const columns = useMemo((): readonly PartColumn[] => {
    const kindName = (kind: string) => kinds[kind] ?? (kind || translatedWords.others[language])
    const percent = (value: number) => assumptions.percent(String(value))
    // Likely as an accepted one, and as what is so much overdue.
    const late = (age: OverdueAge) => t.late(percent(assumed.likelihood.angenommen), percent(assumed.overdue[age]))
    const reason = ({ source, group, day, age, paidShare }: ForecastPart) =>
      [
        isOver({ day }, today) && t.past,
        group === 'drafts' && t.draft,
        age && (source === 'offer' ? late(age) : groups[age]),
        age && paidShare !== undefined && paidShare < 100 && t.paid(percent(assumed.overdue[age]), percent(paidShare)),
      ]
        .filter(Boolean)
        .join(', ')
    const words = (likely: string, part: ForecastPart) => [likely, reason(part)].filter(Boolean).join(' · ')
    return [
      {
        id: 'what',
        width: 116,
        grow: 2,
        sortBy: ({ source, number, kind, note }) => (source === 'entry' ? note || kindName(kind) : number),
        cell: ({ source, id, number, kind, note }) =>
          source === 'entry' ? (
            <span data-lines="2" title={note}>
              {[kindName(kind), note].filter(Boolean).join(': ')}
            </span>
          ) : (
            <Link to={documentAt(source, id)}>{number || t.draft}</Link>
          ),
        narrow: {
          place: 1,
          // The amount's sign says whether it comes in.
          cell: ({ source, id, number, kind, note }) =>
            source === 'entry' ? note || kindName(kind) : <Link to={documentAt(source, id)}>{number || t.draft}</Link>,
        },
      },
      {
        id: 'client',
        // The longest word of a name in a line; what two lines do not hold is cut, and never the likelihood beside it.
        width: 180,
        grow: 3,
        sortBy: ({ client }) => client,
        cell: ({ client }) => (
          <span data-lines="2" title={client}>
            {client || '–'}
          </span>
        ),
        narrow: { place: 4, cell: ({ client }) => client && <span data-fills>{client}</span> },
      },
      { id: 'day', kind: 'day', width: 88, align: 'start', value: (part) => part.day, narrow: { place: 3 } },
      {
        id: 'whole',
        kind: 'number',
        width: 96,
        value: ({ whole }) => Number(whole),
        cell: ({ whole }) => money(whole),
        narrow: { place: 0 },
      },
      {
        id: 'likelihood',
        // The longest reason in two lines.
        width: 188,
        grow: 2,
        sortBy: ({ likelihood }) => likelihood,
        cell: (part) => <span data-lines="2">{words(percent(part.likelihood), part)}</span>,
        narrow: {
          place: 5,
          cell: (part) => (
            <span data-third data-wraps>
              {words(part.likelihood < 100 ? t.share(percent(part.likelihood), money(part.whole)) : percent(100), part)}
            </span>
          ),
        },
      },
      {
        id: 'amount',
        kind: 'number',
        width: 96,
        value: ({ amount }) => Number(amount),
        cell: (part) => (isOver(part, today) ? '–' : money(part.amount)),
        narrow: { place: 2 },
      },
    ]
  }, [t, kinds, groups, assumptions, language, money, documentAt, assumed, today])
  return useListColumns(columns, t)
}
