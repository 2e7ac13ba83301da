import type { Beetle, Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { EvidenceNote } from './EvidenceNote.tsx'
import { FullPicture } from './FullPicture.tsx'
import { texts } from './pictures.texts.ts'
import { Below, Figure, NoPicture, Thumbnail, Thumbnails } from './PictureViewer.styles.ts'
import { PictureStage } from './stage/PictureStage.tsx'

export interface PictureViewerProps {
  pictures: Loadable<readonly Picture[]>
  /** The address of a picture's bytes; undefined while they are on their way. */
  pictureUrl: (picture: Picture) => string | undefined
  /** The record they belong to: time and place are held against it. */
  beetle: Pick<Beetle, 'fund_datum' | 'lat' | 'lon'>
  /** Beside the small pictures. */
  tools?: ReactNode
}

/** The pictures of one record: one large, the others to choose from. Give it the record's id as key. */
export function PictureViewer({ pictures, pictureUrl, beetle, tools }: PictureViewerProps) {
  const t = useTexts(texts)
  const [chosen, setChosen] = useState(0)
  const [full, setFull] = useState(false)
  const figure = useFocusBack(full)
  const list = shown(pictures) ?? []
  const place = Math.min(chosen, list.length - 1)
  const current = list[place]
  if (!current) {
    return (
      <Figure aria-label={t.label}>
        <PicturesMissing pictures={pictures} />
        {pictures.status === 'ready' && tools}
      </Figure>
    )
  }
  const stage = (
    <PictureStage
      key={current.id}
      url={pictureUrl(current)}
      place={place + 1}
      total={list.length}
      full={full}
      onFull={() => setFull(!full)}
      onLeaf={(steps) => setChosen((place + steps + list.length) % list.length)}
    />
  )
  return (
    <Figure ref={figure} aria-label={t.label}>
      {full ? <FullPicture onClose={() => setFull(false)}>{stage}</FullPicture> : stage}
      <EvidenceNote picture={current} beetle={beetle} />
      <Below>
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
        {tools}
      </Below>
    </Figure>
  )
}

/** Leaving full screen gives the focus back to the picture. */
function useFocusBack(full: boolean) {
  const figure = useRef<HTMLElement>(null)
  const wasFull = useRef(full)
  useEffect(() => {
    if (wasFull.current && !full) figure.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    wasFull.current = full
  }, [full])
  return figure
}

function PicturesMissing({ pictures }: Pick<PictureViewerProps, 'pictures'>) {
  const t = useTexts(texts)
  const words = { loading: t.loading, failed: t.failed, ready: t.none }[pictures.status]
  return (
    <NoPicture data-status={pictures.status}>
      <Icon name="picture" />
      {words}
      {pictures.status === 'failed' && (
        <Button variant="quiet" icon="refresh" onClick={pictures.retry}>
          {t.retry}
        </Button>
      )}
    </NoPicture>
  )
}
