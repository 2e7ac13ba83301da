import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import type { Change } from '@waldkerf/domain/georef/workplace/workplace'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useGrids } from '../model/grids.ts'
import { useSay } from '../model/pageMessage.ts'
import { texts } from './files.texts.ts'
import type { ReadFile } from './readFiles.ts'

/** Result of reading the last file; `before` is the map's former system, `read: null` a file that could not be opened. */
export type FileOutcome = { read: ReadFile; before: number | null } | { read: null }

export interface FileNoteProps {
  outcome: FileOutcome
  onChange: (change: Change) => void
  onClose: () => void
}

/** Lines that cannot be read are named, but not all of a thousand. */
const mostLines = 5

/** Says why a file was not read, or that it is in another system than the map was: to be converted, or left. */
export function FileNote({ outcome, onChange, onClose }: FileNoteProps) {
  const t = useTexts(texts)
  const say = useSay()
  const grids = useGrids()
  const { number } = useFormat()
  const close = (
    <Button variant="quiet" onClick={onClose}>
      {t.close}
    </Button>
  )
  if (outcome.read === null) return <Bar tone="warning" icon="warning" message={t.lost} actions={close} />
  const { read, before } = outcome
  if (!read.ok) {
    const lines = read.lines
      .slice(0, mostLines)
      .map(({ line, message }) => (line === null ? say(message) : t.line(number(line), say(message))))
    return <Bar tone="warning" icon="warning" message={[t.notRead, ...lines].join(' ')} actions={close} />
  }
  const { otherSystem } = read
  const convert = otherSystem === null || before === null ? null : converter(otherSystem, before, grids)
  if (otherSystem === null || before === null) return null
  return (
    <Bar
      icon="info"
      message={t.otherSystem(String(otherSystem), String(before))}
      actions={
        <>
          {convert && (
            <Button
              onClick={() => {
                onChange({ kind: 'system', epsg: before, convert })
                onClose()
              }}
            >
              {t.convert(String(before))}
            </Button>
          )}
          {close}
        </>
      }
    />
  )
}
