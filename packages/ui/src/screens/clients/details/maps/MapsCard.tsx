import { Suspense } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Quiet, Rows } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { MapPlace, Sheet } from '../ClientScreen.styles.ts'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import { texts as mapTexts } from '@waldkerf/ui/screens/gis/maps/MapsScreen.texts'
import type { ClientState } from '../clientTypes.ts'
import { SheetPicture } from './SheetPicture.tsx'

const ClientMap = lazyPart(async () => (await import('./ClientMap.tsx')).ClientMap)

/** As many as fit beside the other cards. */
const mostShown = 6

export interface MapsCardProps {
  maps: ClientState['maps']
  /** Of the client. */
  name: string
  addresses: Pick<ClientState['addresses'], 'map' | 'maps'>
  baseMaps?: ClientState['baseMaps']
}

/** The client's sheets, and where they lie. */
export function MapsCard({ maps, name, addresses, baseMaps }: MapsCardProps) {
  const t = useTexts(clientTexts).maps
  const { statuses } = useTexts(mapTexts)
  const { number } = useFormat()
  return (
    <LoadedCard title={t.title} state={maps} room={320}>
      {({ maps: rows, extent }) =>
        rows.length === 0 ? (
          <Quiet>{t.none}</Quiet>
        ) : (
          <>
            {extent ? (
              <MapPlace>
                <Suspense fallback={<Skeleton height={240} />}>
                  <ClientMap name={name} extent={extent} baseMaps={baseMaps} />
                </Suspense>
              </MapPlace>
            ) : (
              <Quiet>{t.noExtent}</Quiet>
            )}
            <Rows aria-label={t.title}>
              {rows.slice(0, mostShown).map((map) => (
                <li key={map.id}>
                  <Sheet>
                    <SheetPicture map={map} />
                    <span>
                      <Link to={addresses.map(map.id)}>{map.map_name || t.untitled}</Link>
                      <br />
                      <small>
                        {[
                          map.typ,
                          map.jahr,
                          map.scale && t.scale(number(map.scale)),
                          statuses[map.status] ?? map.status,
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </span>
                  </Sheet>
                </li>
              ))}
            </Rows>
            {rows.length > mostShown && (
              <Quiet>
                <Link to={addresses.maps}>{t.more(number(rows.length - mostShown))}</Link>
              </Quiet>
            )}
          </>
        )
      }
    </LoadedCard>
  )
}
