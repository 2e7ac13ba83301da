import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { DemoPage } from '../page/DemoPage.tsx'
import type { Upload } from '../upload/upload.ts'
import { AvatarDialog } from './AvatarDialog.tsx'
import { Round } from './AvatarScreen.styles.ts'
import { texts } from './AvatarScreen.texts.ts'

/** A tree in a circle, until there is a picture. */
const first = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#dcebe1"/><path fill="#2b6b4a" d="m32 8 13 18h-7l11 16H36v12h-8V42H15l11-16h-7z"/></svg>',
)}`

export interface AvatarScreenProps {
  upload: Upload
  /** Says something that belongs to no place on the page. */
  say: (message: string) => void
}

/** `/components/avatar-upload`: a picture and how it is changed. */
export function AvatarScreen({ upload, say }: AvatarScreenProps) {
  const t = useTexts(texts)
  const [url, setUrl] = useState(first)
  const [open, setOpen] = useState(false)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Card title={t.current}>
        <Round src={url} alt={t.alt} />
        <Button variant="primary" icon="picture" onClick={() => setOpen(true)}>
          {t.change}
        </Button>
      </Card>
      {open && (
        <AvatarDialog
          upload={upload}
          onClose={() => setOpen(false)}
          onStored={(next) => {
            setUrl(next)
            setOpen(false)
            say(t.stored)
          }}
        />
      )}
    </DemoPage>
  )
}
