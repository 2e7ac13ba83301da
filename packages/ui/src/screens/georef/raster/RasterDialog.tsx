import { useMemo, useState } from 'react'
import { personName } from '@waldkerf/domain/beetles/people'
import type { MapLayer } from '@waldkerf/domain/entities/maps/scans'
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
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
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
import { isAtWork, type Raster, type StoreLayer } from './useRaster.ts'
import { useRasterWords } from './useRasterWords.ts'

export interface RasterDialogProps {
  work: Workplace
  sheet: SheetSize | null
  /** The scan's file and its name; no file where the scan comes in tiles. */
  scan: { name: string; file?: Blob | undefined }
  /** The script stored with the map, whose choices the dialog begins with. */
  stored: string
  isSaved: boolean
  /** The map's layer, where it may be stored. */
  layer?: LayerStore | undefined
  raster: Raster
  onClose: () => void
}

/** The layer of a map, and the way to store another one. */
export interface LayerStore {
  /** The stored one; null: there is none. */
  known: Pick<MapLayer, 'seit' | 'von' | 'veraltet'> | null
  store: StoreLayer
}

const gigabyte = 1e9

/** On a phone they come below what is in view. */
const showWords = (words: HTMLElement | null) => words?.scrollIntoView({ block: 'nearest' })

/** A file to be looked at: small, and nothing black around a turned sheet. */
const usual: ScriptOptions = { ...plainOptions, compression: 'DEFLATE', alpha: true }

/** Makes the georeferenced file of the points as they are, in this browser. Closing it does not end the work. */
export function RasterDialog({ work, sheet, scan, stored, isSaved, layer, raster, onClose }: RasterDialogProps) {
  const t = useTexts(texts)
  const say = useMessageText()
  const { number } = useFormat()
  const { draft, order, change } = useScript(work, sheet, scan.name, stored, usual)
  const [format, setFormat] = useState<RasterFormat>('cog')
  const { state, start, cancel } = raster
  const { file } = scan
  const { options } = order
  // Not with each step of the work: a grid of the fit is long to compute.
  const made = useMemo(() => rasterJob(order, format), [order, format])
  const size = useMemo(() => rasterSize(order), [order])
  const needed = size ? rasterMemory(size, format, options) : 0
  const isTooLarge = needed > mostRasterMemory
  const isBusy = isAtWork(state)
  const stem = fileStem(draft.output)
  const words = useRasterWords(state)
  const canMake = made.ok && file !== undefined && !isTooLarge
  const make = (kind: RasterFormat | 'layer') => {
    const found = rasterJob(order, kind)
    if (!found.ok || !file) return
    const points = writePointsText(work, fit(order.type, order.points))
    void start({ job: found.job, file, stem, points, ...(kind === 'layer' && layer && { store: layer.store }) })
  }
  const buttons = (
    <>
      <span role="status">{isBusy ? '' : words}</span>
      <Button onClick={onClose}>{t.close}</Button>
      {isBusy && <Button onClick={cancel}>{t.cancel}</Button>}
      {state.status === 'finished' && (
        <Button icon="download" onClick={() => saveFile(state.content, state.name)}>
          {t.again}
        </Button>
      )}
      {layer && (
        <Button icon="layers" busy={isBusy} disabled={!canMake || !isSaved} onClick={() => make('layer')}>
          {t.toLayer}
        </Button>
      )}
      <Button
        variant={state.status === 'finished' ? undefined : 'primary'}
        busy={isBusy}
        disabled={!canMake}
        onClick={() => make(format)}
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
      {layer && <LayerNote layer={layer} isSaved={isSaved} />}
      {!isSaved && <p>{t.stale}</p>}
      {format === 'jpeg' && options.alpha && <p>{t.opaque}</p>}
      {size && made.ok && !isTooLarge && <p>{t.size(number(size.width), number(size.height))}</p>}
      {isTooLarge && <p role="alert">{t.tooLarge(gigabytes(needed, number), gigabytes(mostRasterMemory, number))}</p>}
      {file === undefined && <p role="alert">{t.noFile}</p>}
      {!made.ok && <p role="alert">{say(made.message)}</p>}
      {isBusy && (
        <>
          <ProgressBar label={t.title} value={'part' in state ? state.part : undefined} />
          <p ref={showWords}>{words}</p>
        </>
      )}
    </Dialog>
  )
}

/** Whom a layer is for, and since when there is one. */
function LayerNote({ layer: { known }, isSaved }: { layer: LayerStore; isSaved: boolean }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { instant } = useFormat()
  return (
    <p>
      {t.layerAbout} {known && t.layerSince(instant(known.seit), personName([], known.von, language))}{' '}
      {known?.veraltet && t.outdated} {!isSaved && t.layerNeedsSaved}
    </p>
  )
}

const gigabytes = (bytes: number, number: (value: number) => string) => number(Math.ceil((10 * bytes) / gigabyte) / 10)
