import { readPasted } from '@waldkerf/domain/georef/points/paste/paste'
import type { NewPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { useState } from 'react'
import { useGrids } from '../model/grids.ts'
import { useMessageText } from '../model/useMessageText.ts'
import { convertPasted } from './pastedPoints.ts'
import { Entries } from './points.styles.ts'
import { SystemChoice } from './SystemChoice.tsx'
import { texts } from '../GeorefScreen.texts.ts'

export interface PasteDialogProps {
  /** The pasted text that opened it. */
  start: string
  /** The map's system. */
  epsg: number | null
  onTake: (points: readonly NewPoint[]) => void
  onClose: () => void
}

/** Lines that cannot be read are named, but not all of a thousand. */
const mostProblems = 5

/** Coordinates typed or pasted, in any known system; they are converted into the map's own. */
export function PasteDialog({ start, epsg, onTake, onClose }: PasteDialogProps) {
  const t = useTexts(texts).pointTable.dialog
  const say = useMessageText()
  const grids = useGrids()
  const { number } = useFormat()
  const [text, setText] = useState(start)
  const [from, setFrom] = useState(epsg)
  const { points: pasted, problems } = readPasted(text)
  const { points, lost } = convertPasted(pasted, from, epsg, grids)
  const buttons = (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button variant="primary" disabled={points.length === 0} onClick={() => onTake(points)}>
        {t.take(number(points.length), points.length === 1)}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t.title} description={t.about} actions={buttons}>
      <Entries>
        <TextArea
          label={t.text}
          rows={8}
          spellCheck={false}
          placeholder={t.example}
          value={text}
          onChange={(event) => setText(event.target.value)}
          {...(problems.length > 0 && {
            error: problems
              .slice(0, mostProblems)
              .map(({ line, message }) => t.line(number(line), say(message)))
              .join(' '),
          })}
        />
        <SystemChoice epsg={epsg} from={from} isLost={lost > 0} onFrom={setFrom} />
      </Entries>
    </Dialog>
  )
}
