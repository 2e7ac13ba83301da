import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from '../GisScreen.texts.ts'
import type { GisState } from '../gisTypes.ts'
import { BigPicture, Figure, Thumbnail, Thumbnails } from './PictureViewer.styles.ts'

/** The pictures of one record: one large, the others to choose from. Give it the record's id as key. */
export function PictureViewer({ pictures, pictureUrl }: Pick<GisState, 'pictures' | 'pictureUrl'>) {
  const t = useTexts(texts).pictures
  const [chosen, setChosen] = useState(0)
  const list = (pictures.status === 'loading' ? undefined : pictures.data) ?? []
  const current = list[Math.min(chosen, list.length - 1)]
  if (!current) {
    const words = { loading: t.loading, failed: t.failed, ready: t.none }[pictures.status]
    return (
      <Figure aria-label={t.label}>
        <BigPicture data-status={pictures.status}>
          <Icon name="picture" />
          {words}
        </BigPicture>
      </Figure>
    )
  }
  const url = pictureUrl(current)
  return (
    <Figure aria-label={t.label}>
      <BigPicture data-status={url ? 'ready' : 'loading'}>
        {url ? (
          <img
            src={url}
            alt={t.alt(list.indexOf(current) + 1, list.length)}
            width={current.breite}
            height={current.hoehe}
          />
        ) : (
          t.loading
        )}
      </BigPicture>
      {list.length > 1 && (
        <Thumbnails>
          {list.map((picture, i) => (
            <li key={picture.id}>
              <Thumbnail
                type="button"
                aria-label={t.choose(i + 1)}
                aria-pressed={picture === current}
                onClick={() => setChosen(i)}
              >
                {pictureUrl(picture) && <img src={pictureUrl(picture)} alt="" loading="lazy" />}
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
    </Figure>
  )
}
