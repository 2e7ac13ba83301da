import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { groupSeasons } from '@waldkerf/ui/screens/season/year/seasons.ts'
import { useMonths } from '@waldkerf/ui/screens/season/year/useMonths.ts'
import { trendTexts } from '../panels.texts.ts'
import { trendEnd } from './seasonTrend.ts'

const Figure = styled.figure`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${space(1)};
  min-height: 0;
  color: ${color.textMuted};
  font-size: ${fontSize(12)};

  svg {
    fill: none;
    stroke-linejoin: round;

    * {
      vector-effect: non-scaling-stroke;
    }
  }
  [data-year='this'] {
    stroke: ${color.series1};
    stroke-width: 2;
  }
  [data-year='last'] {
    stroke: ${color.textMuted};
    stroke-dasharray: 4 3;
  }
`

const Legend = styled.figcaption`
  display: flex;
  gap: ${space(4)};

  > span {
    display: inline-flex;
    gap: ${space(2)};
    align-items: center;
  }
  > span:first-child {
    color: ${color.text};
    font-weight: ${weight('medium')};
  }
  > small {
    font-size: inherit;
    margin-inline-start: auto;
  }
  svg {
    width: 20px;
    height: 4px;
  }
`

/** Has the height: Safari would take that of a drawing from its width. */
const Plot = styled.div`
  position: relative;
  min-height: 120px;
  border-bottom: 1px solid ${color.border};

  > svg {
    position: absolute;
    width: 100%;
    height: 100%;
  }
`

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(12, 1fr);

  @container dashboard (width < 600px) {
    > :nth-child(3n),
    > :nth-child(3n - 1) {
      visibility: hidden;
    }
    > * {
      white-space: nowrap;
    }
  }
`

/** View box of the drawing, which is stretched to its element. */
const size = { width: 520, height: 100 } as const

const looks = ['this', 'last'] as const

/** The season in one look, over the year before: until the last week that is over, as the words above count it. */
export function SeasonPicture({ counts, today }: { counts: readonly WeekCount[]; today: string }) {
  const t = useTexts(trendTexts)
  const format = useFormat()
  const months = useMonths()
  const years = groupSeasons(counts, trendEnd(today)).slice(0, looks.length)
  const most = Math.max(1, ...years.flatMap(({ weeks }) => weeks.map((count) => count ?? 0)))
  const line = (weeks: readonly (number | null)[]) =>
    weeks
      .flatMap((count, at) =>
        count === null ? [] : [`${(at * size.width) / 52},${(size.height * (1 - count / most)).toFixed(1)}`],
      )
      .join(' ')
  const newest = years[0]?.year ?? 0
  return (
    <Figure aria-label={t.picture(newest)}>
      <Legend>
        {years.map(({ year }, at) => (
          <span key={year}>
            <svg viewBox="0 0 20 4" aria-hidden="true">
              <line x1="0" x2="20" y1="2" y2="2" data-year={looks[at]} />
            </svg>
            {year}
          </span>
        ))}
        <small>{t.most(format.number(most))}</small>
      </Legend>
      <Plot>
        <svg viewBox={`0 -2 ${size.width} ${size.height + 2}`} preserveAspectRatio="none" aria-hidden="true">
          {years
            .map(({ year, weeks }, at) => <polyline key={year} points={line(weeks)} data-year={looks[at]} />)
            .toReversed()}
        </svg>
      </Plot>
      <Months aria-hidden="true">
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </Months>
    </Figure>
  )
}
