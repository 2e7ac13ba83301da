import { megabytes } from '@waldkerf/domain/texts/megabytes'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../GeorefScreen.texts.ts'

/** The progress of a scan's upload. */
export interface UploadView {
  name: string
  size: number
  sent: number
  /** ended: by an administrator. */
  status: 'waiting' | 'uploading' | 'paused' | 'ended' | 'failed' | 'stored'
  /** Why it has failed. */
  message?: string | undefined
  /** The browser stores no copy of it: it goes on only as long as the page is open. */
  isLoose?: boolean
  pause: () => void
  resume: () => void
}

/** The upload of a scan: how far it is, pausing and going on. Only its state is announced, not each step. */
export function UploadBar({ upload }: { upload: UploadView }) {
  const { name, size, sent, status, message, isLoose = false, pause, resume } = upload
  const t = useTexts(texts).scanPane
  const { number } = useFormat()
  return (
    <Bar data-failed={status === 'failed' || status === 'ended' || undefined}>
      <p role="status">{status === 'failed' ? t.uploadFailed(message ?? '', isLoose) : t.upload[status](name)}</p>
      {isLoose && status !== 'stored' && <p>{t.loose}</p>}
      {status !== 'stored' && status !== 'ended' && (
        <>
          <span>{t.uploaded(number(megabytes(sent)), number(megabytes(size)))}</span>
          <ProgressBar
            label={t.uploading(name)}
            value={size === 0 ? undefined : sent / size}
            failed={status === 'failed'}
          />
        </>
      )}
      {(status === 'uploading' || status === 'waiting') && <Button onClick={pause}>{t.pause}</Button>}
      {(status === 'paused' || status === 'failed' || status === 'ended') && (
        <Button icon="refresh" onClick={resume}>
          {status === 'ended' ? t.restart : t.resume}
        </Button>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};

  > p {
    flex: 1 1 12em;
    overflow-wrap: anywhere;
  }
  > [role='progressbar'] {
    flex: 1 1 8em;
  }
  &[data-failed] {
    background: ${color.warningQuiet};
    color: ${color.warningText};
  }
`
