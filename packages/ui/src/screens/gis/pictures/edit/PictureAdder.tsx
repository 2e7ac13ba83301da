import { AddPictures } from './AddPictures.tsx'
import { mostPictures, type PictureActions } from './editTypes.ts'
import { Editor } from './PictureEditor.styles.ts'
import { UploadList } from './UploadList.tsx'
import { useFileDrop, useUploads } from './useUploads.ts'

export interface PictureAdderProps {
  /** How many the record has. */
  count: number
  onAdd: PictureActions['add']
  /** A picture is the next step. */
  isNext: boolean
}

/** Pictures to add to a record whose own stand elsewhere on the page. */
export function PictureAdder({ count, onAdd, isNext }: PictureAdderProps) {
  const { uploads, take, dismiss } = useUploads(onAdd, mostPictures - count)
  return (
    <Editor as="div" {...useFileDrop(take)}>
      <AddPictures isNext={isNext} hasSome={uploads.some(({ state }) => state === 'added')} onFiles={take} />
      <UploadList uploads={uploads} onDismiss={dismiss} />
    </Editor>
  )
}
