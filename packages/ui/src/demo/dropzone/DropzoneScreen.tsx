import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { DemoPage } from '../page/DemoPage.tsx'
import { DropArea } from '../upload/DropArea.tsx'
import type { Upload } from '../upload/upload.ts'
import { DroppedTile, Tiles } from './DroppedTile.tsx'
import { texts } from './DropzoneScreen.texts.ts'
import { presets } from './presets.ts'
import { useDropped } from './useDropped.ts'
import { useEffect, useEffectEvent } from 'react'

/** Hears of files that are pasted anywhere on the page, all of them, while the page is there. */
function usePastedFiles(onFiles: (files: File[]) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

export interface DropzoneScreenProps {
  upload: Upload
  /** Says something that belongs to no place on the page. */
  say: (message: string) => void
}

const pictures = { 'image/*': ['.png', '.jpg', '.jpeg', '.gif', '.webp'] }
const mostFiles = 3
const presetNames = ['forest', 'beetle'] as const

/** `/components/dropzone`: files by drop, by button and by paste. */
export function DropzoneScreen({ upload, say }: DropzoneScreenProps) {
  const t = useTexts(texts)
  const given = presetNames.map((id) => ({
    id,
    name: t.preset[id],
    url: presets[id],
    state: { status: 'given' as const },
  }))
  const { files, add, remove } = useDropped(
    given,
    upload,
    { stored: (name) => say(t.uploaded(name)), removed: (name) => say(t.removed(name)) },
    mostFiles,
  )
  usePastedFiles(add)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <DropArea hint={t.hint} choose={t.choose} accept={pictures} multiple onFiles={add} />
      <Card title={t.files}>
        {files.length === 0 ? (
          <EmptyState title={t.empty} text={t.emptyText} />
        ) : (
          <Tiles>
            {files.map((file) => (
              <DroppedTile key={file.id} file={file} onRemove={() => remove(file)} />
            ))}
          </Tiles>
        )}
      </Card>
    </DemoPage>
  )
}
