import type { Transaction } from '@waldkerf/domain/entities/template/articles'
import { useState, useMemo, useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { useTexts, useFormat, useLanguage } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { space, color, fontSize, radius, weight } from '@waldkerf/ui/theme/tokens'
import { DemoPage, LoadingRows } from '../page/DemoPage.tsx'
import {
  type CardId,
  cards,
  budgets,
  pages,
  topics,
  lineOption,
  radarOption,
  roseOption,
  stackOption,
} from '../overviewCharts/options.ts'
import { texts } from './Overview.texts.ts'
import { TodoCard, type TodoCardProps } from '../todo/TodoCard.tsx'
import { FigureCard } from '../overviewCharts/FigureCard.tsx'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { PlainTable } from '../page/PlainTable.tsx'
import { countDefaults, useCounter } from '../countTo/count.ts'

const Box = styled.button`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
  color: ${color.textMuted};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
  }
  strong {
    color: ${color.text};
    font-size: ${fontSize(24)};
    font-weight: ${weight('semibold')};
    font-variant-numeric: tabular-nums;
  }
`

interface CountCardProps {
  title: string
  total: number
  /** How long it counts, in ms. */
  duration: number
  chosen: boolean
  onChoose: () => void
}

/** A number that counts up once; a press chooses what the chart below shows. */
function CountCard({ title, total, duration, chosen, onChoose }: CountCardProps) {
  const format = useFormat()
  const settings = useMemo(() => ({ ...countDefaults, end: total, duration }), [total, duration])
  const { value, start } = useCounter(settings)
  const begin = useEffectEvent(start)
  useEffect(() => begin(), [])
  return (
    <Box type="button" aria-pressed={chosen} onClick={onChoose}>
      {title}
      <strong>{format.number(Math.round(value))}</strong>
    </Box>
  )
}

const longest = 30
const mostShown = 8

const renderStatus = (t: typeof texts.de, status: Transaction['status']) => (
  <Badge tone={status === 'pending' ? 'danger' : 'success'}>{t.status[status]}</Badge>
)

/** Prices stand below each other: all with cents. */
function usePriceText() {
  const language = useLanguage()
  return useMemo(() => new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format, [language])
}

/** The first purchases. */
function TransactionCard({ state }: { state: Loadable<readonly Transaction[]> }) {
  const t = useTexts(texts)
  const price = usePriceText()
  const rows = shown(state)?.slice(0, mostShown)
  const words = t.transactions
  return (
    <Card title={words.title}>
      {state.status === 'failed' && <ErrorState title={words.failed} message={state.message} onRetry={state.retry} />}
      {state.status === 'loading' && <LoadingRows label={words.loading} rows={mostShown} />}
      {rows?.length === 0 && <EmptyState title={words.empty} text={words.emptyText} />}
      {rows && rows.length > 0 && (
        <PlainTable
          label={words.table}
          columns={[
            { id: 'number', title: words.number, cell: (row) => row.order_no.slice(0, longest) },
            { id: 'price', title: words.price, align: 'end', cell: (row) => price(row.price) },
            { id: 'status', title: words.status, cell: ({ status }) => renderStatus(t, status) },
          ]}
          rows={rows}
          rowKey={(row) => row.order_no}
        />
      )}
    </Card>
  )
}

/** Rows and options of the four charts; made anew only when words or the chosen card change. */
function useCharts(chosen: CardId) {
  const t = useTexts(texts)
  const { number } = useFormat()
  return useMemo(() => {
    const days = Object.values(t.days)
    const areas = Object.values(t.areas)
    const topicNames = Object.values(t.topicNames)
    const week = [
      { name: t.expected, values: cards[chosen].expected },
      { name: t.actual, values: cards[chosen].actual },
    ]
    const budgetRows = [
      { name: t.planned, values: budgets.planned },
      { name: t.expected, values: budgets.expected },
      { name: t.actual, values: budgets.actual },
    ]
    const pageRows = pages.map((values, index) => ({ name: t.page('ABC'.charAt(index)), values }))
    return [
      { title: t.week(t.cards[chosen]), axis: t.day, labels: days, rows: week, option: lineOption(days, week, number) },
      {
        title: t.budget,
        axis: t.area,
        labels: areas,
        rows: budgetRows,
        option: radarOption(areas, budgets.most, budgetRows),
      },
      {
        title: t.topics,
        axis: t.topic,
        labels: topicNames,
        rows: [{ name: t.readings, values: topics }],
        option: roseOption(topicNames, topics, number),
      },
      { title: t.pages, axis: t.day, labels: days, rows: pageRows, option: stackOption(days, pageRows, number) },
    ]
  }, [t, chosen, number])
}

/** The week of the chosen card, and three more charts. */
const OverviewCharts = ({ chosen }: { chosen: CardId }) =>
  useCharts(chosen).map((chart) => <FigureCard key={chart.title} {...chart} />)

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  align-items: start;
  gap: ${space(4)};
`

const cardIds = Object.keys(cards) as CardId[]
const progress = { map: 0.7, offers: 0.18, reports: 0.12, done: 1 } as const
const progressIds = ['map', 'offers', 'reports', 'done'] as const

export interface OverviewScreenProps {
  user: { name: string; role: string }
  transactions: Loadable<readonly Transaction[]>
  todos: TodoCardProps
}

/** `/dashboard` of the template part, for administrators. */
export function OverviewScreen({ user, transactions, todos }: OverviewScreenProps) {
  const t = useTexts(texts)
  const [chosen, setChosen] = useState<CardId>('visits')
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Grid role="group" aria-label={t.series} style={{ '--least': '150px' }}>
        {cardIds.map((id) => (
          <CountCard
            key={id}
            title={t.cards[id]}
            total={cards[id].total}
            duration={cards[id].duration}
            chosen={id === chosen}
            onChoose={() => setChosen(id)}
          />
        ))}
      </Grid>
      <Grid style={{ '--least': '380px' }}>
        <OverviewCharts chosen={chosen} />
        <TransactionCard state={transactions} />
        <TodoCard {...todos} />
        <Card title={user.name}>
          <p>{t.profile(user.role)}</p>
          {progressIds.map((id) => (
            <div key={id}>
              <p aria-hidden>{t.progress[id]}</p>
              <ProgressBar label={t.progress[id]} value={progress[id]} />
            </div>
          ))}
        </Card>
      </Grid>
    </DemoPage>
  )
}
