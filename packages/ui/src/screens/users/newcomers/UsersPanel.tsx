import { monthsFrom } from '@waldkerf/domain/dates/months'
import type { User } from '@waldkerf/domain/entities/users/users'
import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BarChart, useBarChart } from '@waldkerf/ui/parts/BarChart/BarChart'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { chartDrawing } from '@waldkerf/ui/parts/EChart/EChart'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { BarSkeleton } from '@waldkerf/ui/screens/dashboard/panel/BarSkeleton'
import { PanelCard } from '@waldkerf/ui/screens/dashboard/panel/PanelCard'
import { useMonthName } from '@waldkerf/ui/screens/forecast/outlook/useMonthName.ts'
import { texts } from './UsersPanel.texts.ts'

interface UsersPanelProps {
  users: Loadable<User[]>
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
}

const monthsShown = 6
const series = [{ color: 0 }] as const
const skeleton = <BarSkeleton rows={monthsShown} />

/** New users of the last half year, month by month. */
export function UsersPanel({ users, today }: UsersPanelProps) {
  const t = useTexts(texts)
  return (
    <PanelCard title={t.title} state={users} skeleton={skeleton} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => <UsersChart users={rows} today={today} />}
    </PanelCard>
  )
}

function UsersChart({ users, today }: { users: readonly User[]; today: string }) {
  const t = useTexts(texts)
  const format = useFormat()
  const monthName = useMonthName()
  const bars = useMemo(
    () =>
      monthsFrom(today, 1 - monthsShown, monthsShown)
        .toReversed()
        .map((month) => {
          const count = users.filter((user) => user.reg_date?.startsWith(month)).length
          return { id: month, name: monthName(month), values: [count] }
        }),
    [users, today, monthName],
  )
  const chart = useBarChart({ rows: bars, series })
  if (bars.every(({ values }) => values[0] === 0)) {
    return (
      <Card title={t.title}>
        <Quiet>{t.none}</Quiet>
      </Card>
    )
  }
  const figures = { name: t.month, columns: [{ label: t.count, show: format.number }], rows: bars }
  return (
    <ChartCard title={t.title} figures={figures} drawing={chartDrawing(chart)}>
      <BarChart label={t.title} rows={bars} series={series} />
    </ChartCard>
  )
}
