import type { ReactNode } from 'react'
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
  isNext?: boolean
  /** Those that are there, where they do not stand elsewhere on the page: files are dropped on them, too. */
  children?: ReactNode
}

/** Ways to add pictures to a record, and how far each is. */
export function PictureAdder({ count, onAdd, isNext = false, children }: PictureAdderProps) {
  const { uploads, take, dismiss } = useUploads(onAdd, mostPictures - count)
  return (
    <Editor {...useFileDrop(take)}>
      {children}
      <AddPictures isNext={isNext} hasSome={uploads.some(({ state }) => state === 'added')} onFiles={take} />
      <UploadList uploads={uploads} onDismiss={dismiss} />
    </Editor>
  )
}
