import type { LatestBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { placeWordsIn } from '@waldkerf/domain/places/nearestPlace'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { PanelCard } from '../../dashboard/panel/PanelCard.tsx'
import { Gallery, Tile } from './LatestPanel.styles.ts'
import { texts } from './LatestPanel.texts.ts'

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

/** The newest published finds, pictures first. */
export function LatestPanel({ beetles, loadPicture, linkTo }: LatestPanelProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const language = useLanguage()
  // Who may see no pictures is not shown a wall of empty frames.
  const withPictures = shown(beetles)?.some(({ bild }) => bild !== null)
  return (
    <PanelCard title={t.title} state={beetles} skeleton={skeleton} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => (
        <Card title={t.title}>
          <Gallery>
            {rows.map(({ id, name, bundesland, ort, fund_datum, gemeldet_am, bild }) => {
              const to = linkTo(id)
              const place = placeWordsIn(ort, language)
              const tile = (
                <Tile>
                  {withPictures && <LazyPicture alt="" id={bild ?? undefined} load={loadPicture} />}
                  <strong title={name}>{name}</strong>
                  {place && <small title={place}>{place}</small>}
                  <small>
                    {format.day(fund_datum ?? gemeldet_am)} · {bundesland || t.unknownState}
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
