import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { PictureActions } from './edit/editTypes.ts'
import { texts } from './pictures.texts.ts'
import { StarButton } from './references/StarButton.tsx'
import { Tools } from './PictureViewer.styles.ts'
import { PictureViewer, type PictureViewerProps } from './PictureViewer.tsx'

export interface RecordPicturesProps extends Omit<PictureViewerProps, 'tools'> {
  /** Absent: the pictures are only shown. */
  actions: PictureActions | undefined
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
