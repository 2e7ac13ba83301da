import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Problem } from '@waldkerf/ui/parts/Field/Field.styles.ts'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { pictureProblem } from '../dropzone/droppedFiles.ts'
import { dataUrl, type Upload, wordsOfFailure } from '../upload/upload.ts'
import { DropArea } from '../upload/DropArea.tsx'
import { Pictures, Section } from './ArticleForm.styles.ts'
import { texts } from './ArticleForm.texts.ts'

export interface PictureFieldProps {
  /** The picture as an address; nothing is ''. */
  url: string
  onChange: (url: string) => void
  upload: Upload
  /** It is missing. */
  error?: string | undefined
}

/** One picture, uploaded at once, shown in the two sizes in which it will stand. */
export function PictureField({ url, onChange, upload, error }: PictureFieldProps) {
  const t = useTexts(texts)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const add = async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    const found = await pictureProblem(file)
    setProblem(found && t.problem[found])
    if (found || controller.signal.aborted) return
    setShare(0)
    try {
      await upload(file, { name: file.name, onProgress: setShare, signal: controller.signal })
      onChange(await dataUrl(file))
    } catch (failure) {
      if (!controller.signal.aborted) setProblem(wordsOfFailure(failure))
    } finally {
      setShare(undefined)
    }
  }
  const words = problem ?? error
  return (
    <Section aria-label={t.picture}>
      <h2>{t.picture}</h2>
      {url === '' ? (
        <DropArea
          hint={t.pictureHint}
          choose={t.choose}
          accept={{ 'image/*': ['.png', '.jpg', '.jpeg', '.gif', '.webp'] }}
          onFiles={([file]) => void (file && add(file))}
        />
      ) : (
        <Pictures>
          <img src={url} alt={t.wide} width={320} height={160} />
          <img src={url} alt={t.small} width={120} height={120} />
          <Button variant="danger" onClick={() => onChange('')}>
            {t.remove}
          </Button>
        </Pictures>
      )}
      {share !== undefined && <ProgressBar label={t.progress} value={share} />}
      {words !== undefined && <Problem role="alert">{words}</Problem>}
    </Section>
  )
}
