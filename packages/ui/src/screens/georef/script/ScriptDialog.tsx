import { useState } from 'react'
import type { SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { errorText } from '@waldkerf/domain/words/failureText'
import { saveText } from '@waldkerf/ui/browser/saveFile'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { texts } from '../GeorefScreen.texts.ts'
import { fileStem } from '../files/readFiles.ts'
import { useMessageText } from '../model/useMessageText.ts'
import { ScriptLines } from './ScriptLines.tsx'
import { Options } from './script.styles.ts'
import { useScript } from './useScript.ts'
import { WarpFields } from './WarpFields.tsx'

export interface ScriptDialogProps {
  work: Workplace
  sheet: SheetSize | null
  /** Name of the scan's file. */
  scan: string
  /** The script stored with the map. */
  stored: string
  /** Absent: only administrators store it. */
  onStore?: ((text: string) => Promise<void>) | undefined
  onClose: () => void
}

/** The script of the points, compared with the stored one; to be copied, saved as a file, or stored. */
export function ScriptDialog({ work, sheet, scan, stored, onStore, onClose }: ScriptDialogProps) {
  const t = useTexts(texts).script
  const say = useMessageText()
  const { draft, script, state, change } = useScript(work, sheet, scan, stored)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const text = script.ok ? script.text : ''
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setSaid(t.copied)
  }
  const store = async () => {
    setBusy(true)
    try {
      await onStore?.(text)
      setSaid(t.stored)
    } catch (error) {
      setSaid(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const buttons = (
    <>
      <span role="status">{said}</span>
      <Button onClick={onClose}>{t.close}</Button>
      <Button disabled={!script.ok} onClick={() => void copy().catch(() => undefined)}>
        {t.copy}
      </Button>
      <Button
        icon="download"
        disabled={!script.ok}
        onClick={() => saveText(text, `${fileStem(scan)}.sh`, 'application/x-sh')}
      >
        {t.download}
      </Button>
      {onStore && (
        <Button variant="primary" busy={busy} disabled={!script.ok || text === stored} onClick={() => void store()}>
          {t.store}
        </Button>
      )}
    </>
  )
  return (
    <Dialog open wide onClose={onClose} title={t.title} description={t.about} actions={buttons}>
      <Options>
        <TextField label={t.input} value={draft.input} onChange={(event) => change({ input: event.target.value })} />
        <TextField label={t.output} value={draft.output} onChange={(event) => change({ output: event.target.value })} />
        <WarpFields draft={draft} onChange={change}>
          <Checkbox
            label={t.worldFile}
            checked={draft.options.worldFile}
            onChange={() => change({ options: { ...draft.options, worldFile: !draft.options.worldFile } })}
          />
        </WarpFields>
      </Options>
      <p>{t.rerun}</p>
      {script.ok ? (
        <ScriptLines stored={stored} made={script.text} state={state} />
      ) : (
        <p role="alert">{say(script.message)}</p>
      )}
    </Dialog>
  )
}
