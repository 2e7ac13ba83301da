import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { ownYear } from '@waldkerf/domain/beetles/reports/ownYear'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { Thanks } from '../reports.styles.ts'
import { LateOwnMap } from './LateOwnMap.tsx'
import type { OwnMapProps } from './OwnMap.tsx'
import { listTexts } from '../reports.texts.ts'

const Box = styled.aside`
  display: grid;
  gap: ${space(3)};
  align-content: start;

  h3 {
    font-size: ${fontSize(13)};
    font-weight: ${weight('semibold')};
  }
  @media (width < 768px) {
    gap: ${space(2)};
  }
`

const Frame = styled.div`
  /* Lower ones have their buttons side by side, under the map's questions. */
  height: 400px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.hover};

  @media (width >= 1000px) {
    height: clamp(320px, 100dvh - 400px, 560px);
  }
`

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(2)};

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    hyphens: auto;
  }
  dd {
    font-size: ${fontSize(20)};
    font-weight: ${weight('semibold')};
    font-variant-numeric: tabular-nums;
    line-height: 28px;
  }
`

/** Of words that are on their way, so that the reports below do not move when they come. */
const Room = styled.span.attrs({ 'aria-hidden': true })`
  visibility: hidden;
`

/** On a phone the reports themselves come first: the map opens by a line that says so. */
const Fold = styled.details`
  border-radius: ${radius('control')};
  background: ${color.accentQuiet};
  font-size: ${fontSize(13)};

  > summary {
    padding: ${space(2)} ${space(3)};
    cursor: pointer;
  }
`

export interface OutcomeProps extends OwnMapProps {
  /** The reports of which the year is told; those on the map may be fewer. */
  all: readonly OwnBeetle[]
  /** Of the newest published report: how many other finds near it came after; undefined while that is not known. */
  nearby: number | undefined
}

/** Where one's own reports led: the year in figures, thanks with what followed, and all of them on the map. */
export function Outcome({ all, nearby, ...map }: OutcomeProps) {
  const t = useTexts(listTexts).outcome
  const isPhone = useScreenWidth() === 'phone'
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const year = useMemo(() => ownYear(all), [all])
  if (!year) return null
  const figures = [
    [t.reports(year.reports), year.reports],
    [t.published, year.published],
    [t.species(year.species), year.species],
    [t.states(year.states), year.states],
  ] as const
  const news =
    nearby === undefined ? (
      <Room>{t.nearby(number(10), false)}</Room>
    ) : (
      nearby > 0 && t.nearby(number(nearby), nearby === 1)
    )
  const place = (
    <Frame>
      <LateOwnMap {...map} />
    </Frame>
  )
  return (
    <Box aria-labelledby="own-outcome">
      <h2 id="own-outcome">{t.title(String(year.year))}</h2>
      <Figures>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </Figures>
      {year.published > 0 && (
        <Thanks>
          {t.thanks} {news}
        </Thanks>
      )}
      {isPhone ? (
        <Fold open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t.onMap}</summary>
          {isOpen && place}
        </Fold>
      ) : (
        <>
          <h3>{t.onMap}</h3>
          {place}
        </>
      )}
    </Box>
  )
}
