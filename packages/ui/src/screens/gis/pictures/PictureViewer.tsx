import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pictureEvidence } from '@waldkerf/domain/beetles/pictures/evidence'
import type { Beetle, Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import {
  Below,
  Caption,
  Evidence,
  Figure,
  FullScreen,
  NoPicture,
  Thumbnail,
  Thumbnails,
} from './PictureViewer.styles.ts'
import { texts } from './pictures.texts.ts'
import { PictureStage } from './PictureStage.tsx'
import { asTaken, type PictureView } from './pictureView.ts'

interface FullPictureProps {
  /** Asked by Escape. */
  onClose: () => void
  /** The record it belongs to, in words. */
  caption: string
  /** Which picture it is, from 1, and of how many. */
  place: number
  total: number
  children: ReactNode
}

/** Fills the screen with a picture; the browser's own dialog keeps the focus in it. */
function FullPicture({ onClose, caption, place, total, children }: FullPictureProps) {
  const t = useTexts(texts)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    return () => element?.close()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Only the full screen ends, not the review around it.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <FullScreen
      ref={dialog}
      data-full-screen
      aria-label={t.label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
      <Caption>
        <span>{caption}</span>
        {/* The picture itself says so in words. */}
        <span aria-hidden>{`${place}/${total}`}</span>
      </Caption>
    </FullScreen>
  )
}

export interface PictureViewerProps {
  pictures: Loadable<readonly Picture[]>
  /** The address of a picture's bytes; undefined while they are being loaded. */
  pictureUrl: (picture: Picture) => string | undefined
  /** The record they belong to; the camera's time and place are compared with it. */
  beetle: Pick<Beetle, 'fund_datum' | 'lat' | 'lon'>
  /** The record in words, below the picture where that fills the screen. */
  caption?: string
  /** Beside the small pictures; of the one in view. */
  tools?: (current: Picture | undefined) => ReactNode
}

/** The pictures of one record: one large, the others to choose from. Give it the record's id as key. */
export function PictureViewer({ pictures, pictureUrl, beetle, caption = '', tools = noTools }: PictureViewerProps) {
  const t = useTexts(texts)
  const [chosen, setChosen] = useState(0)
  const [full, setFull] = useState(false)
  const [views, setViews] = useState<ReadonlyMap<number, PictureView>>(new Map())
  const { figure, noteFocus } = useFocusBack(full)
  const list = shown(pictures) ?? []
  const place = Math.min(chosen, list.length - 1)
  const current = list[place]
  if (!current) {
    return (
      <Figure aria-label={t.label}>
        <PicturesMissing pictures={pictures}>{pictures.status === 'ready' && tools(undefined)}</PicturesMissing>
      </Figure>
    )
  }
  const stage = (
    <PictureStage
      url={pictureUrl(current)}
      view={views.get(current.id) ?? asTaken}
      onView={(change) => setViews((all) => new Map(all).set(current.id, change(all.get(current.id) ?? asTaken)))}
      place={place + 1}
      total={list.length}
      full={full}
      onFull={() => {
        if (!full) noteFocus()
        setFull(!full)
      }}
      onLeaf={(steps) => setChosen((place + steps + list.length) % list.length)}
    />
  )
  return (
    <Figure ref={figure} aria-label={t.label}>
      {full ? (
        <FullPicture caption={caption} place={place + 1} total={list.length} onClose={() => setFull(false)}>
          {stage}
        </FullPicture>
      ) : (
        stage
      )}
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
        {tools(current)}
      </Below>
    </Figure>
  )
}

const noTools = () => undefined

/** Leaving full screen gives the focus back to where it was: the button that asked for it, or the picture. */
function useFocusBack(full: boolean) {
  const figure = useRef<HTMLElement>(null)
  const before = useRef<{ full: boolean; asked?: Element | null }>({ full })
  useLayoutEffect(() => {
    const last = before.current
    if (last.full && !full) {
      const { asked } = last
      // Parts that belong to the picture have been made anew.
      if (asked instanceof HTMLButtonElement && asked.isConnected) asked.focus()
      else {
        const place = asked?.matches('[data-fills]') ? '[data-fills]' : '[tabindex="0"]'
        figure.current?.querySelector<HTMLElement>(place)?.focus()
      }
    }
    before.current = { ...last, full }
  }, [full])
  const noteFocus = () => {
    before.current = { ...before.current, asked: document.activeElement }
  }
  return { figure, noteFocus }
}

function PicturesMissing({ pictures, children }: Pick<PictureViewerProps, 'pictures'> & { children: ReactNode }) {
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
      {children}
    </NoPicture>
  )
}

export interface EvidenceNoteProps {
  picture: Picture
  beetle: Pick<Beetle, 'fund_datum' | 'lat' | 'lon'>
}

/** Time and place as the camera wrote them, and where they differ from the report. */
export function EvidenceNote({ picture, beetle }: EvidenceNoteProps) {
  const t = useTexts(texts).evidence
  const { number, day } = useFormat()
  const { days, km, timeDiffers, placeDiffers } = pictureEvidence(picture, beetle)
  const taken = picture.aufgenommen_am
  const distance = km === null ? '' : number(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))
  return (
    <Evidence>
      <li>
        <Icon name="clock" size={16} />
        {/* Shown as the camera's clock had it: its time zone is not known. */}
        {taken ? t.taken(`${day(taken)}, ${taken.slice(11, 16)}`) : t.noTime}
      </li>
      {timeDiffers && days !== null && (
        <li data-differs>
          <Icon name="warning" size={16} />
          {days < 0 ? t.before(number(-days)) : t.after(number(days))}
        </li>
      )}
      <li data-differs={placeDiffers || undefined}>
        <Icon name={placeDiffers ? 'warning' : 'pin'} size={16} />
        {km === null ? t.noPlace : placeDiffers ? t.farAway(distance) : t.atPlace(distance)}
      </li>
    </Evidence>
  )
}
