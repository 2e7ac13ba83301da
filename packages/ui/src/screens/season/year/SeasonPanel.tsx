import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useCallback, useMemo, type ReactNode, useEffect, useRef, useState } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { chartDrawing, type ChartTheme, EChart } from '@waldkerf/ui/parts/EChart/EChart'
import { PanelCard } from '@waldkerf/ui/screens/dashboard/panel/PanelCard'
import { seasonHeight, seasonOption, margins } from './seasonOption.ts'
import { latestWeek, groupSeasons } from './seasons.ts'
import { useMonths } from './useMonths.ts'
import { texts } from '../SeasonScreen.texts.ts'
import { styled } from 'styled-components'
import { Link } from '@waldkerf/ui/parts/Link/Link'

const Frame = styled.div`
  &[data-leads='true'] {
    cursor: pointer;
  }
`

interface WeekLinkProps {
  /** One per week, in their order, with where it leads. */
  weeks: readonly { name: string; to?: string | undefined }[]
  /** The drawing, which keeps the pointer for its tooltip. */
  children: ReactNode
}

/**
 * Pressing the drawing opens the week below the pointer. By keyboard the links of the drawing's table lead there, so this
 * one is for the pointer alone.
 */
export function WeekLink({ weeks, children }: WeekLinkProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const week = weeks[index]
  useEffect(() => {
    const element = frame.current
    const onMove = ({ clientX }: PointerEvent) => {
      if (!element) return
      const { left, width } = element.getBoundingClientRect()
      const share = (clientX - left - margins.left) / (width - margins.left - margins.right)
      setIndex(Math.max(0, Math.min(weeks.length - 1, Math.round(share * (weeks.length - 1)))))
    }
    const onPress = ({ target }: Event) => {
      // The link's own click comes by here too.
      if (!(target instanceof HTMLAnchorElement)) element?.querySelector('a')?.click()
    }
    element?.addEventListener('pointermove', onMove)
    element?.addEventListener('click', onPress)
    return () => {
      element?.removeEventListener('pointermove', onMove)
      element?.removeEventListener('click', onPress)
    }
  }, [weeks.length])
  return (
    <Frame ref={frame} data-leads={week?.to !== undefined}>
      {children}
      {week?.to && (
        <Link to={week.to} hidden tabIndex={-1}>
          {week.name}
        </Link>
      )}
    </Frame>
  )
}

interface SeasonPanelProps {
  counts: Loadable<WeekCount[]>
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
  /** Where a week leads, `2026-W21`; undefined for those who may not open it. */
  linkTo: (week: string) => string | undefined
}

/** Chart and note. */
const skeleton = <Skeleton height={seasonHeight + 24} />

/** The finds over the year by calendar week, this year against those before it. */
export function SeasonPanel({ counts, today, linkTo }: SeasonPanelProps) {
  const t = useTexts(texts).year
  return (
    <PanelCard title={t.title} state={counts} skeleton={skeleton}>
      {(rows) => <SeasonChart counts={rows} today={today} linkTo={linkTo} />}
    </PanelCard>
  )
}

type SeasonChartProps = Omit<SeasonPanelProps, 'counts'> & { counts: readonly WeekCount[] }

function SeasonChart({ counts, today, linkTo }: SeasonChartProps) {
  const t = useTexts(texts).year
  const format = useFormat()
  const months = useMonths()
  // A phone tells two lines apart, and no more.
  const most = useScreenWidth() === 'phone' ? 2 : undefined
  const seasons = useMemo(() => groupSeasons(counts, today).slice(0, most), [counts, today, most])
  const option = useCallback(
    (theme: ChartTheme) => seasonOption({ seasons, week: t.week, number: format.number, months }, theme),
    [seasons, t, format, months],
  )
  const toWeek = (index: number) => {
    const week = latestWeek(seasons, index)
    return week && linkTo(week)
  }
  const figures = {
    name: t.weekHead,
    columns: seasons.map(({ year }) => ({ label: String(year) })),
    rows: (seasons[0]?.weeks ?? []).map((_, index) => ({
      id: String(index),
      name: t.week(index + 1),
      values: seasons.map(({ weeks }) => weeks[index] ?? null),
      to: toWeek(index),
    })),
  }
  const chart = { option, height: seasonHeight }
  const years = seasons.map(({ year }) => year)
  const note = t.note(Math.min(...years), Math.max(...years))
  return (
    <ChartCard title={t.title} figures={figures} drawing={chartDrawing(chart)} note={note}>
      <WeekLink weeks={figures.rows}>
        <EChart label={t.title} {...chart} />
      </WeekLink>
    </ChartCard>
  )
}
