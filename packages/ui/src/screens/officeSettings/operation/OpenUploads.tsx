import { megabytes } from '@waldkerf/domain/texts/megabytes'
import type { OpenUpload } from '@waldkerf/domain/entities/maps/scans'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { Quiet, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { useState } from 'react'
import { Lead, SeriesTable } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'

export interface OpenUploadsProps {
  uploads: Loadable<readonly OpenUpload[]>
  /** Rejects with an error whose message is for people. */
  onEnd: (upload: OpenUpload) => Promise<void>
}

/** Running uploads of scans, with the person and the room each takes; an administrator can end one. */
export function OpenUploads({ uploads, onEnd }: OpenUploadsProps) {
  const t = useTexts(texts).operation
  const [said, setSaid] = useState('')
  const { busy, error, attempt } = useAttempt()
  const [asked, setAsked] = useState<OpenUpload>()
  const end = async (upload: OpenUpload) => {
    setSaid('')
    if (await attempt(upload.id, () => onEnd(upload))) setSaid(t.ended)
  }
  return (
    <LoadedCard title={t.title} state={uploads}>
      {(rows) => (
        <>
          <Lead>{t.hint}</Lead>
          {rows.length === 0 ? (
            <Quiet>{t.none}</Quiet>
          ) : (
            <SeriesTable>
              <VisuallyHidden as="thead">
                <tr>
                  <th scope="col">{t.upload}</th>
                  <th scope="col">{t.action}</th>
                </tr>
              </VisuallyHidden>
              <tbody>
                {rows.map((upload) => (
                  <UploadLine key={upload.id} upload={upload} busy={busy} onEnd={() => setAsked(upload)} />
                ))}
              </tbody>
            </SeriesTable>
          )}
          <p role="status">{error ?? said}</p>
          <ConfirmDialog
            open={asked !== undefined}
            question={{
              title: t.ask.title,
              description: t.ask.description(asked?.von ?? '', String(asked?.karte_id ?? '')),
              confirm: t.ask.confirm,
              danger: true,
            }}
            onAnswer={(yes) => {
              setAsked(undefined)
              if (yes && asked) void end(asked)
            }}
          />
        </>
      )}
    </LoadedCard>
  )
}

interface UploadLineProps {
  upload: OpenUpload
  /** Which one is just being ended. */
  busy: string | undefined
  onEnd: () => void
}

function UploadLine({ upload, busy, onEnd }: UploadLineProps) {
  const t = useTexts(texts).operation
  const { number, instant } = useFormat()
  const { id, karte_id, von, bytes, da, zuletzt, haelt_platz } = upload
  const facts = [
    t.sent(number(megabytes(da)), number(megabytes(bytes))),
    t.last(instant(zuletzt)),
    !haelt_platz && t.noRoom,
  ]
  return (
    <tr>
      <td>
        {t.map(String(karte_id))} · {von}
        <Quiet>{facts.filter((fact) => fact !== false).join(' · ')}</Quiet>
      </td>
      <td>
        <Button
          aria-label={t.endAt(String(karte_id), von)}
          busy={busy === id}
          disabled={busy !== undefined}
          onClick={onEnd}
        >
          {t.end}
        </Button>
      </td>
    </tr>
  )
}
