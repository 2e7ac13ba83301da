import type { ReferencePicture, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { texts } from './pictures.texts.ts'
import { PictureStage } from './PictureStage.tsx'
import { asTaken } from './pictureView.ts'
import { Group, Groups, mostInRow, Note, Place, Tile, Tiles } from './References.styles.ts'

export interface ReferencesProps {
  /** Those to show, the record's own species first. */
  pictures: Loadable<readonly ReferencePicture[]>
  /** The address of a picture's bytes; undefined while they are being loaded, '' where that failed. */
  url: (picture: { id: number }) => string | undefined
  species: readonly Species[]
  /** The species that is chosen, kaeferarten.id. */
  art: number
}

/**
 * Pictures that experts chose of the record's species, and of species that it is confused with, each species under its
 * name; one at a time can be enlarged.
 */
export function References({ pictures, url, species, art }: ReferencesProps) {
  const t = useTexts(texts).references
  const [openId, setOpenId] = useState<number>()
  const [view, setView] = useState(asTaken)
  const list = shown(pictures) ?? []
  const place = list.findIndex(({ id }) => id === openId)
  const open = list[place]
  const name = (wanted: number) => species.find(({ id }) => id === wanted)?.de ?? t.unknown
  const show = (id: number | undefined) => {
    setView(asTaken)
    setOpenId(id)
  }
  return (
    <Place aria-label={t.title}>
      <h3>{open ? t.compared(name(open.art)) : t.title}</h3>
      {open && (
        <PictureStage
          url={url(open)}
          place={place + 1}
          total={list.length}
          view={view}
          onView={setView}
          full={false}
          onLeaf={(steps) => show(list[(place + steps + list.length) % list.length]?.id)}
        />
      )}
      {list.length > 0 && (
        <Groups>
          {[...Map.groupBy(list, (picture) => picture.art)].map(([group, ones]) => (
            <Group key={group} style={{ '--tiles': Math.min(ones.length, mostInRow) }} data-chosen={group === art}>
              <h4>{group === art ? t.chosen(name(group)) : t.similar(name(group))}</h4>
              <Tiles>
                {ones.map((picture) => (
                  <li key={picture.id}>
                    <Tile
                      type="button"
                      aria-label={name(group)}
                      title={name(group)}
                      aria-pressed={picture === open}
                      onClick={() => show(picture === open ? undefined : picture.id)}
                    >
                      {url(picture) ? <img src={url(picture)} alt="" /> : <Icon name="picture" size={20} />}
                    </Tile>
                  </li>
                ))}
              </Tiles>
            </Group>
          ))}
        </Groups>
      )}
      {pictures.status === 'loading' && <Note>{t.loading}</Note>}
      {pictures.status === 'ready' && !list.some((picture) => picture.art === art) && <Note>{t.none(name(art))}</Note>}
      {pictures.status === 'failed' && (
        <Note role="alert">
          {t.failed}
          <Button variant="quiet" icon="refresh" onClick={pictures.retry}>
            {t.retry}
          </Button>
        </Note>
      )}
    </Place>
  )
}
