import { useMemo, useState } from 'react'
import {
  mostRasterMemory,
  type RasterFormat,
  rasterFormats,
  rasterJob,
  rasterMemory,
  rasterSize,
} from '@waldkerf/domain/georef/raster/rasterJob'
import { plainOptions, type ScriptOptions } from '@waldkerf/domain/georef/script/scriptOrder'
import type { SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import { writePointsText } from '@waldkerf/domain/georef/workplace/pointsText'
import { fit } from '@waldkerf/domain/georef/solver/fit'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { saveFile } from '@waldkerf/ui/browser/saveFile'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { fileStem } from '../files/readFiles.ts'
import { useMessageText } from '../model/useMessageText.ts'
import { Options } from '../script/script.styles.ts'
import { useScript } from '../script/useScript.ts'
import { WarpFields } from '../script/WarpFields.tsx'
import { texts } from './RasterPart.texts.ts'
import type { Raster } from './useRaster.ts'
import { useRasterWords } from './useRasterWords.ts'

export interface RasterDialogProps {
  work: Workplace
  sheet: SheetSize | null
  /** Name of the scan's file. */
  scan: string
  /** The file itself; absent where the scan comes in tiles. */
  file: Blob | undefined
  /** The script stored with the map, whose choices the dialog begins with. */
  stored: string
  isSaved: boolean
  raster: Raster
  onClose: () => void
}

const gigabyte = 1e9

/** A file to be looked at: small, and nothing black around a turned sheet. */
const usual: ScriptOptions = { ...plainOptions, compression: 'DEFLATE', alpha: true }

/** Makes the georeferenced file of the points as they are, in this browser. Closing it does not end the work. */
export function RasterDialog({ work, sheet, scan, file, stored, isSaved, raster, onClose }: RasterDialogProps) {
  const t = useTexts(texts)
  const say = useMessageText()
  const { number } = useFormat()
  const { draft, order, change } = useScript(work, sheet, scan, stored, usual)
  const [format, setFormat] = useState<RasterFormat>('cog')
  const { state, start, cancel } = raster
  const { options } = order
  // Not with each step of the work: a grid of the fit is long to compute.
  const made = useMemo(() => rasterJob(order, format), [order, format])
  const size = useMemo(() => rasterSize(order), [order])
  const needed = size ? rasterMemory(size, format, options) : 0
  const isTooLarge = needed > mostRasterMemory
  const isRunning = state.status === 'running'
  const stem = fileStem(draft.output)
  const words = useRasterWords(state)
  const make = () => {
    if (!made.ok || !file) return
    const points = writePointsText(work, fit(order.type, order.points))
    void start({ job: made.job, file, stem, points })
  }
  const buttons = (
    <>
      <span role="status">{isRunning ? '' : words}</span>
      <Button onClick={onClose}>{t.close}</Button>
      {isRunning && <Button onClick={cancel}>{t.cancel}</Button>}
      {state.status === 'finished' && (
        <Button icon="download" onClick={() => saveFile(state.content, state.name)}>
          {t.again}
        </Button>
      )}
      <Button
        variant={state.status === 'finished' ? undefined : 'primary'}
        busy={isRunning}
        disabled={!made.ok || file === undefined || isTooLarge}
        onClick={make}
      >
        {t.make}
      </Button>
    </>
  )
  return (
    <Dialog open wide onClose={onClose} title={t.title} description={t.about} actions={buttons}>
      <Options>
        <Select
          label={t.format}
          value={format}
          onChange={(event) => setFormat(rasterFormats.find((one) => one === event.target.value) ?? 'cog')}
        >
          {rasterFormats.map((one) => (
            <option key={one} value={one}>
              {t.formats[one]}
            </option>
          ))}
        </Select>
        <WarpFields draft={draft} onChange={change} />
      </Options>
      {!isSaved && <p>{t.stale}</p>}
      {format === 'jpeg' && options.alpha && <p>{t.opaque}</p>}
      {size && made.ok && !isTooLarge && <p>{t.size(number(size.width), number(size.height))}</p>}
      {isTooLarge && <p role="alert">{t.tooLarge(gigabytes(needed, number), gigabytes(mostRasterMemory, number))}</p>}
      {file === undefined && <p role="alert">{t.noFile}</p>}
      {!made.ok && <p role="alert">{say(made.message)}</p>}
      {isRunning && (
        <>
          <ProgressBar label={t.title} value={state.part} />
          <p>{words}</p>
        </>
      )}
    </Dialog>
  )
}

const gigabytes = (bytes: number, number: (value: number) => string) => number(Math.ceil((10 * bytes) / gigabyte) / 10)
