import type { LatestBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { speciesName } from '@waldkerf/domain/beetles/wordedSpecies'
import { placeWordsIn } from '@waldkerf/domain/places/nearestPlace'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { PanelCard } from '@waldkerf/ui/screens/dashboard/panel/PanelCard'
import { texts } from '../SeasonScreen.texts.ts'
import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** Two rows where there is room; on phones the first six of them. */
const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(4)} ${space(3)};

  @container dashboard (width < 1000px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @container dashboard (width < 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    li:nth-child(n + 7) {
      display: none;
    }
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover strong {
    color: ${color.accentText};
    text-decoration: underline;
  }
`

const Tile = styled.span`
  display: grid;
  gap: 2px;

  strong {
    overflow: hidden;
    margin-top: ${space(1)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    overflow: hidden;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export interface LatestPanelProps {
  beetles: Loadable<LatestBeetle[]>
  /** Bytes of a picture by its id; must not change between renders. */
  loadPicture: (id: number) => Promise<Blob>
  /** Where a record leads, undefined for those who may not open it. */
  linkTo: (id: number) => string | undefined
}

const skeleton = (
  <Gallery>
    {Array.from({ length: 12 }, (_, index) => (
      <li key={index}>
        <Tile>
          <LazyPicture alt="" id={undefined} load={() => Promise.reject(new Error('none'))} />
          <strong>
            <Skeleton width="70%" height={14} />
          </strong>
          <small>
            <Skeleton width="50%" height={12} />
          </small>
        </Tile>
      </li>
    ))}
  </Gallery>
)

/** The published finds with a picture that were reported last, each with that day. */
export function LatestPanel({ beetles, loadPicture, linkTo }: LatestPanelProps) {
  const t = useTexts(texts).latest
  const format = useFormat()
  const language = useLanguage()
  // Without the right to see pictures no empty frames are shown.
  const withPictures = shown(beetles)?.some(({ bild }) => bild !== null)
  return (
    <PanelCard title={t.title} state={beetles} skeleton={skeleton} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => (
        <Card title={t.title}>
          <Gallery>
            {rows.map(({ id, name: stored, bundesland, ort, gemeldet_am, bild }) => {
              const to = linkTo(id)
              const name = speciesName(stored, language)
              const place = placeWordsIn(ort, language)
              const tile = (
                <Tile>
                  {withPictures && <LazyPicture alt="" id={bild ?? undefined} load={loadPicture} />}
                  <strong title={name}>{name}</strong>
                  {place && <small title={place}>{place}</small>}
                  <small>
                    {format.day(gemeldet_am)} · {bundesland || t.unknownState}
                  </small>
                </Tile>
              )
              return <li key={id}>{to ? <Link to={to}>{tile}</Link> : tile}</li>
            })}
          </Gallery>
        </Card>
      )}
    </PanelCard>
  )
}
