import { useState, useEffect, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { DemoPage } from '../page/DemoPage.tsx'
import { type Upload, wordsOfFailure } from '../upload/upload.ts'
import { Round } from './AvatarScreen.styles.ts'
import { texts } from './AvatarScreen.texts.ts'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Problem } from '@waldkerf/ui/parts/Field/Field.styles.ts'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { DropArea } from '../upload/DropArea.tsx'
import { CropStep } from './crop/CropStep.tsx'
import { cropAvatar, type Cut, pictureProblem } from './avatarPicture.ts'

async function opened(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  await image.decode()
  return image
}

/**
 * From the chosen file to the stored avatar.
 * @param onStored gets the avatar's address in this browser
 */
function useAvatarUpload(upload: Upload, onStored: (url: string) => void) {
  const t = useTexts(texts)
  const [image, setImage] = useState<HTMLImageElement>()
  const [problem, setProblem] = useState<string>()
  const [share, setShare] = useState<number>()
  const cut = useRef<Cut>(undefined)
  /** The picture is in its window: before, there is nothing to send. */
  const [ready, setReady] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function choose(file: File) {
    const found = await pictureProblem(file)
    if (found) return setProblem(t.problem[found])
    setProblem(undefined)
    await opened(file).then(setImage, () => setProblem(t.unreadable))
  }

  async function send() {
    if (!image || !cut.current) return
    running.current = new AbortController()
    setProblem(undefined)
    setShare(0)
    try {
      const picture = await cropAvatar(image, cut.current)
      await upload(picture, { name: 'avatar.png', onProgress: setShare, signal: running.current.signal })
      onStored(URL.createObjectURL(picture))
    } catch (error) {
      if (!running.current.signal.aborted) setProblem(wordsOfFailure(error))
    } finally {
      setShare(undefined)
    }
  }

  return {
    state: { image, problem, share, ready },
    actions: {
      choose: (file: File) => void choose(file),
      send: () => void send(),
      setCut: (next: Cut) => {
        cut.current = next
        setReady(true)
      },
      setProblem,
      back: () => {
        running.current?.abort()
        cut.current = undefined
        setReady(false)
        setImage(undefined)
        setProblem(undefined)
      },
    },
  }
}

const pictures = { 'image/*': ['.png', '.jpg', '.jpeg', '.gif', '.webp'] }

interface AvatarDialogProps {
  upload: Upload
  onClose: () => void
  /** @param url the avatar's address in this browser */
  onStored: (url: string) => void
}

/** Choose, cut, upload; rendered only while it is open. */
function AvatarDialog({ upload, onClose, onStored }: AvatarDialogProps) {
  const t = useTexts(texts)
  const { state, actions } = useAvatarUpload(upload, onStored)
  const { image, problem, share, ready } = state
  const cutting = image && (
    <>
      <Button onClick={actions.back}>{t.back}</Button>
      <Button variant="primary" disabled={!ready} busy={share !== undefined} onClick={actions.send}>
        {t.save}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      wide
      title={t.change}
      onClose={onClose}
      actions={cutting ?? <Button onClick={onClose}>{t.close}</Button>}
    >
      {image ? (
        <CropStep image={image} onCut={actions.setCut} onBroken={() => actions.setProblem(t.unreadable)} />
      ) : (
        <DropArea
          hint={t.hint}
          choose={t.choose}
          accept={pictures}
          onFiles={([file]) => file && actions.choose(file)}
        />
      )}
      {share !== undefined && <ProgressBar label={t.progress} value={share} />}
      {problem !== undefined && (
        <Problem role="alert">
          <Icon name="warning" size={16} />
          {problem}
        </Problem>
      )}
    </Dialog>
  )
}

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
