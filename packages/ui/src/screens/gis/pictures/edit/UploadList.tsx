import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { texts } from '../pictures.texts.ts'
import { mostPictures } from './editTypes.ts'
import { fileLimits } from './pictureFile.ts'
import { UploadRow, Uploads } from './PictureEditor.styles.ts'
import type { Upload } from './useUploads.ts'

export interface UploadListProps {
  uploads: readonly Upload[]
  onDismiss: (key: number) => void
}

/** State of each file; read out as it changes. */
export function UploadList({ uploads, onDismiss }: UploadListProps) {
  const t = useTexts(texts)
  return (
    <div role="log" aria-label={t.edit.add}>
      <Uploads>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} data-state={upload.state}>
            <UploadSign state={upload.state} />
            <span className="words">
              <UploadWords upload={upload} />
            </span>
            {upload.state === 'failed' && (
              <Button variant="quiet" icon="refresh" onClick={upload.again}>
                {t.retry}
              </Button>
            )}
            {upload.state !== 'reading' && upload.state !== 'sending' && (
              <IconButton icon="close" label={t.edit.dismiss(upload.name)} onClick={() => onDismiss(upload.key)} />
            )}
          </UploadRow>
        ))}
      </Uploads>
    </div>
  )
}

function UploadSign({ state }: Pick<Upload, 'state'>) {
  if (state === 'reading' || state === 'sending') return <Spinner size={16} />
  return <Icon name={state === 'added' ? 'check' : 'warning'} size={16} />
}

const million = 1_000_000

function UploadWords({ upload }: { upload: Upload }) {
  const t = useTexts(texts).edit
  const { number } = useFormat()
  const problems = {
    ...t.problems,
    tooLarge: t.problems.tooLarge(number(fileLimits.bytes / million)),
    tooManyPixels: t.problems.tooManyPixels(number(fileLimits.pixels / million)),
    tooMany: t.problems.tooMany(number(mostPictures)),
  }
  if (upload.state === 'reading' || upload.state === 'sending' || upload.state === 'added') {
    return t[upload.state](upload.name)
  }
  const why = upload.state === 'failed' ? `${problems.notSent} ${upload.message}` : problems[upload.problem]
  return (
    <>
      <strong>{upload.name}</strong> {why}
    </>
  )
}
