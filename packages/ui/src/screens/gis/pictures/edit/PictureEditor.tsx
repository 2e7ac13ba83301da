import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { texts } from '../pictures.texts.ts'
import type { EditorActions } from './editTypes.ts'
import { PictureAdder } from './PictureAdder.tsx'
import { Editor, Removed, Trouble } from './PictureEditor.styles.ts'
import { PictureTiles } from './PictureTiles.tsx'
import { usePictureOrder } from './usePictureOrder.ts'

export interface PictureEditorProps {
  pictures: readonly Picture[]
  pictureUrl: (picture: Picture) => string | undefined
  actions: EditorActions
}

/** A record's pictures to add, order and remove. Give it the record's id as key. */
export function PictureEditor({ pictures, pictureUrl, actions }: PictureEditorProps) {
  const t = useTexts(texts).edit
  const order = usePictureOrder(pictures, actions)
  const count = order.shown.length
  const own = (
    <>
      {count > 0 && (
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
    </>
  )
  return (
    <section aria-label={t.label}>
      {actions.add ? (
        <PictureAdder count={count} onAdd={actions.add}>
          {own}
        </PictureAdder>
      ) : (
        <Editor>{own}</Editor>
      )}
    </section>
  )
}
