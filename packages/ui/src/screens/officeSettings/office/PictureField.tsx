import { readImageHead } from '@waldkerf/domain/beetles/pictures/imageHead'
import { mostPixels } from '@waldkerf/domain/beetles/pictures/imageSize'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Failure, Quiet, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Picture, PictureLine } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'
import type { SettingsActions, SettingsState } from '../settingsTypes.ts'

export interface PictureFieldProps {
  /** Names the picture: logo or signature. */
  label: string
  /** Of the chosen picture, '' for none. */
  name: string
  url: SettingsState['pictureUrl']
  addPicture: SettingsActions['addPicture']
  onChange: (name: string) => void
}

/** As the data service takes them. */
const accepted = { kinds: ['png', 'jpeg'], media: 'image/png,image/jpeg', bytes: 500_000 } as const

type PictureProblem = 'wrongType' | 'tooLarge' | 'tooManyPixels' | 'damaged'

/** Checks the file's own bytes: its name and its declared type may be wrong. */
async function findProblem(file: File): Promise<PictureProblem | undefined> {
  const head = await readImageHead(file).catch(() => undefined)
  if (!accepted.kinds.some((kind) => kind === head?.kind)) return 'wrongType'
  if (file.size > accepted.bytes) return 'tooLarge'
  if (!head?.size) return 'damaged'
  return head.size.width * head.size.height > mostPixels ? 'tooManyPixels' : undefined
}

/** A logo or a signature, chosen from the computer. */
export function PictureField({ label, name, url, addPicture, onChange }: PictureFieldProps) {
  const t = useTexts(texts).picture
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const { busy, error, attempt, clear } = useAttempt()
  const [problem, setProblem] = useState<PictureProblem>()
  const address = name ? url(name) : undefined

  async function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    const found = await findProblem(file)
    setProblem(found)
    clear()
    if (!found) await attempt('add', async () => onChange(await addPicture(file)))
  }
  const words = problem ? t[problem] : error
  return (
    <PictureLine role="group" aria-label={label}>
      {address ? <Picture src={address} alt={t.alternative} /> : <Quiet>{name ? t.notShown : t.none}</Quiet>}
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted.media}
        aria-label={t.choose}
        onChange={(event) => void onFile(event)}
      />
      <Button icon="picture" busy={busy !== undefined} aria-describedby={hint} onClick={() => input.current?.click()}>
        {t.choose}
      </Button>
      {name !== '' && (
        <Button variant="quiet" onClick={() => onChange('')}>
          {t.remove}
        </Button>
      )}
      <Quiet id={hint}>{t.hint}</Quiet>
      {words !== undefined && <Failure role="alert">{words}</Failure>}
    </PictureLine>
  )
}
