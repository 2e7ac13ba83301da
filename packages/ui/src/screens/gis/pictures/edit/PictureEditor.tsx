import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { texts } from '../pictures.texts.ts'
import { AddPictures } from './AddPictures.tsx'
import { type EditorActions, mostPictures } from './editTypes.ts'
import { Editor, Removed, Trouble } from './PictureEditor.styles.ts'
import { PictureTiles } from './PictureTiles.tsx'
import { UploadList } from './UploadList.tsx'
import { usePictureOrder } from './usePictureOrder.ts'
import { useFileDrop, useUploads } from './useUploads.ts'

export interface PictureEditorProps {
  pictures: readonly Picture[]
  pictureUrl: (picture: Picture) => string | undefined
  actions: EditorActions
}

const nowhere = async () => undefined

/** A record's pictures to add, order and remove. Give it the record's id as key. */
export function PictureEditor({ pictures, pictureUrl, actions }: PictureEditorProps) {
  const t = useTexts(texts).edit
  const order = usePictureOrder(pictures, actions)
  const { uploads, take, dismiss } = useUploads(actions.add ?? nowhere, mostPictures - order.shown.length)
  const drop = useFileDrop(take)
  return (
    <Editor aria-label={t.label} {...(actions.add && drop)}>
      {order.shown.length > 0 && (
        <PictureTiles
          pictures={order.shown}
          pictureUrl={pictureUrl}
          onMove={(picture, to) => void order.move(picture, to)}
          onRemove={order.remove}
        />
      )}
      <div role="status">
        {order.removed > 0 && (
          <Removed>
            {t.removed(order.removed)}
            <Button variant="quiet" icon="undo" onClick={order.undo}>
              {t.undo}
            </Button>
          </Removed>
        )}
      </div>
      {order.problem !== undefined && (
        <Trouble role="alert">
          {t.notStored} {order.problem}
        </Trouble>
      )}
      {actions.add && <AddPictures onFiles={take} />}
      <UploadList uploads={uploads} onDismiss={dismiss} />
    </Editor>
  )
}
