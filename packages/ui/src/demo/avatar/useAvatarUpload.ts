import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { type Upload, wordsOfFailure } from '../upload/upload.ts'
import { texts } from './AvatarScreen.texts.ts'
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
export function useAvatarUpload(upload: Upload, onStored: (url: string) => void) {
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
