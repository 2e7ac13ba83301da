import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { EditorActions } from './edit/editTypes.ts'
import { texts } from './pictures.texts.ts'
import { Tools } from './PictureViewer.styles.ts'
import { PictureViewer, type PictureViewerProps } from './PictureViewer.tsx'
import { errorText } from '@waldkerf/domain/words/failureText'
import { Note, Star } from './References.styles.ts'

export interface RecordPicturesProps extends Omit<PictureViewerProps, 'tools'> {
  /** Absent: the pictures are only shown. */
  actions: EditorActions | undefined
}

const PictureEditor = lazyPart(async () => (await import('./edit/PictureEditor.tsx')).PictureEditor)

/** A record's pictures, to look at, and with the right to do so to edit; the editor comes when it is wanted. */
export function RecordPictures({ actions, ...viewer }: RecordPicturesProps) {
  const t = useTexts(texts).edit
  const [editing, setEditing] = useState(false)
  const tools = (current: Picture | undefined) =>
    actions && (
      <Tools>
        {current && actions.star && <StarButton key={current.id} picture={current} onStar={actions.star} />}
        <Button variant="quiet" icon="picture" aria-expanded={editing} onClick={() => setEditing(!editing)}>
          {editing ? t.close : t.open}
        </Button>
      </Tools>
    )
  return (
    <>
      <PictureViewer {...viewer} tools={tools} />
      {editing && actions && (
        <Suspense>
          <PictureEditor pictures={shown(viewer.pictures) ?? []} pictureUrl={viewer.pictureUrl} actions={actions} />
        </Suspense>
      )}
    </>
  )
}

export interface StarButtonProps {
  picture: Picture
  /** Rejects with an error whose message is for people. */
  onStar: (picture: Picture, star: boolean) => Promise<void>
}

/** Chooses a picture to compare others with. It shows at once; a refusal takes it back and says why. */
function StarButton({ picture, onStar }: StarButtonProps) {
  const t = useTexts(texts).references
  const [wanted, setWanted] = useState<boolean>()
  const [failure, setFailure] = useState('')
  const star = wanted ?? picture.stern
  async function toggle() {
    setFailure('')
    setWanted(!star)
    try {
      await onStar(picture, !star)
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <>
      <Star variant="quiet" icon="star" title={t.starHint} aria-pressed={star} onClick={() => void toggle()}>
        {t.star}
      </Star>
      {failure && <Note role="alert">{failure}</Note>}
    </>
  )
}
