import type { WaitingBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { speciesName } from '@waldkerf/domain/beetles/wordedSpecies'
import { styled } from 'styled-components'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { reviewOrderLabel } from '@waldkerf/ui/screens/gis/beetleStatus.ts'
import { StatusWord } from '@waldkerf/ui/screens/gis/table/StatusWord'
import { BarSkeleton } from '../panel/BarSkeleton.tsx'
import { PanelCard } from '../panel/PanelCard.tsx'
import { queueTexts } from './queue.texts.ts'

const List = styled.ol`
  display: grid;
  gap: 2px;
  font-size: ${fontSize(13)};

  a {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: ${space(3)};
    align-items: center;
    min-height: 40px;
    padding-block: 2px;
    margin-inline: calc(-1 * ${space(2)});
    padding-inline: ${space(2)};
    border-radius: ${radius('control')};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${color.hover};
  }
  /* The status below the words, which are whole there. */
  @container dashboard (width < 600px) {
    a {
      grid-template-columns: 48px minmax(0, 1fr);
      row-gap: 0;
    }
    a > :first-child {
      grid-row: span 2;
    }
  }
`

const Find = styled.span`
  min-width: 0;
  line-height: 18px;

  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-weight: ${weight('medium')};
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-variant-numeric: tabular-nums;
  }
`

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`

/** Below the title where both have no room. */
const Order = styled.small`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};

  header:has(> &) {
    flex-wrap: wrap;
    row-gap: 0;
  }
`

interface OldestPanelProps {
  beetles: Loadable<WaitingBeetle[]>
  /** The record in the review, among those that wait. */
  linkTo: (id: number) => string
  /** Bytes of a picture by its id; must not change between renders. */
  loadPicture: (id: number) => Promise<Blob>
}

/** As high as the bars beside it. */
const most = 5

const skeleton = <BarSkeleton rows={most} />

/** The head of the review's queue, in its order; each record opens in the review. */
export function OldestPanel({ beetles, linkTo, loadPicture }: OldestPanelProps) {
  const t = useTexts(queueTexts)
  const language = useLanguage()
  return (
    <PanelCard title={t.oldestTitle} state={beetles} skeleton={skeleton} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => (
        <Card title={t.oldestTitle} tools={<Order>{reviewOrderLabel[language]}</Order>}>
          <List>
            {rows.slice(0, most).map(({ id, tage, name: stored, bundesland, status, beantwortet, bild }) => {
              const name = speciesName(stored, language)
              return (
                <li key={id}>
                  <Link to={linkTo(id)}>
                    <LazyPicture alt="" id={bild ?? undefined} load={loadPicture} />
                    <Find title={name}>
                      <strong>{name}</strong>{' '}
                      <small>
                        {tage === 0 ? t.today : t.daysOpen(tage)} · {bundesland || t.unknownState}
                      </small>
                    </Find>
                    <Status>
                      <StatusWord status={status} answered={beantwortet} />
                    </Status>
                  </Link>
                </li>
              )
            })}
          </List>
        </Card>
      )}
    </PanelCard>
  )
}
