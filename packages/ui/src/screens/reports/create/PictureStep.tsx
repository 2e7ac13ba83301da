import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { AddPictures } from '@waldkerf/ui/screens/gis/pictures/edit/AddPictures'
import { mostPictures } from '@waldkerf/ui/screens/gis/pictures/edit/editTypes.ts'
import type { NewPicture } from '@waldkerf/domain/beetles/pictures/newPicture'
import { UploadList } from '@waldkerf/ui/screens/gis/pictures/edit/UploadList'
import { useFileDrop, useUploads } from '@waldkerf/ui/screens/gis/pictures/edit/useUploads.ts'
import { DraftPictureThumb } from '../DraftPictureThumb.tsx'
import { Note, Sides } from '../reports.styles.ts'
import { LateSign } from '../species/LateSign.tsx'
import { SignFrame } from '../species/SpeciesCards.styles.ts'
import type { DraftPicture } from '@waldkerf/domain/beetles/reports/unsentReport'
import { Thumbs, Tips, Zone } from './create.styles.ts'
import { createTexts } from '../reports.texts.ts'

const none: readonly File[] = []

export interface PictureStepProps {
  pictures: readonly DraftPicture[]
  /** @param key of this picture, the same for every try */
  onAdd: (picture: NewPicture, key: string) => void
  onRemove: (key: string) => void
  /** Files that another program has shared. */
  shared?: readonly File[] | undefined
  /** They are taken: they must not come again. */
  onTaken?: (() => void) | undefined
}

/** Pictures from the camera or from files; they are made smaller here and keep nothing but their pixels. */
export function PictureStep({ pictures, onAdd, onRemove, shared = none, onTaken }: PictureStepProps) {
  const t = useTexts(createTexts).pictures
  const add = async (picture: NewPicture, key: string) => onAdd(picture, key)
  const { uploads, take, dismiss } = useUploads(add, mostPictures - pictures.length)
  const drop = useFileDrop(take)
  const onShared = useEffectEvent(() => {
    take(shared)
    onTaken?.()
  })
  useEffect(() => {
    if (shared.length > 0) onShared()
  }, [shared])
  return (
    <>
      <Note>{t.lead}</Note>
      <Sides>
        <Zone {...drop} data-filled={pictures.length === 0 ? undefined : pictures.length === 1 ? 'one' : 'more'}>
          {pictures.length > 0 && (
            <Thumbs>
              {pictures.map((picture, place) => (
                <li key={picture.key}>
                  <DraftPictureThumb picture={picture} alt={t.picture(place + 1)} />
                  {picture.lat === null ? t.withoutPlace : t.withPlace}
                  <IconButton icon="trash" label={t.remove(place + 1)} onClick={() => onRemove(picture.key)} />
                </li>
              ))}
            </Thumbs>
          )}
          <AddPictures onFiles={take} isNext={pictures.length === 0} hasSome={pictures.length > 0} />
          <VisuallyHidden role="status">{pictures.length > 0 && t.picture(pictures.length)}</VisuallyHidden>
          {/* The picture itself says that it was added. */}
          <UploadList uploads={uploads.filter(({ state }) => state !== 'added')} onDismiss={dismiss} />
        </Zone>
        <PictureTips />
      </Sides>
    </>
  )
}

/** Signs that stand for what to take a picture of. */
const signs = {
  beetle: { sci: '', type: 'Rindenbrüter' },
  galleries: { sci: 'Ips typographus', type: '' },
  dust: { sci: '', type: 'Holzbrüter' },
}

function PictureTips() {
  const t = useTexts(createTexts).pictures
  return (
    <section aria-labelledby="picture-tips">
      <h3 id="picture-tips">{t.tips.title}</h3>
      <Tips>
        {(['beetle', 'galleries', 'dust'] as const).map((tip) => (
          <li key={tip}>
            <SignFrame>
              <LateSign species={signs[tip]} />
            </SignFrame>
            <span>
              <strong>{t.tips[tip].name}</strong>
              <Note as="span">{t.tips[tip].hint}</Note>
            </span>
          </li>
        ))}
      </Tips>
    </section>
  )
}
