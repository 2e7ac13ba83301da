import { createPortal } from 'react-dom'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { findSystem, systemLabel } from '@waldkerf/domain/georef/coordinates/systems'
import { typeLabels } from '@waldkerf/domain/georef/labels/typeLabels'
import type { Fit } from '@waldkerf/domain/georef/solver/fit'
import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import type { ScanPicture, ScanSize } from '@waldkerf/ui/parts/ScanView/ScanView'
import { texts } from '../GeorefScreen.texts.ts'
import type { GeorefState } from '../georefTypes.ts'
import { useMessageText } from '../model/useMessageText.ts'
import { typedNumber, useFigure } from '../model/shownNumber.ts'
import { ResidualMap } from './ResidualMap.tsx'
import './print.css'
import { Scroll, Sheet, Title } from './report.styles.ts'

interface ReportSheetProps {
  map: SurveyMap
  work: Workplace
  fit: Fit
  assessment: Assessment | undefined
  /** Of the scan, if it is known. */
  size?: ScanSize | null
  /** The scan, where it is open. */
  picture?: ScanPicture | undefined
  /** Null: there is none. Undefined until it is known. */
  layer?: GeorefState['layer']
}

/** The report: the measured map, the quality of the fit, and every point with its residuals. */
function ReportSheet({ map, work, fit, assessment, size = null, picture, layer }: ReportSheetProps) {
  const t = useTexts(texts).report
  const say = useMessageText()
  const { number, day } = useFormat()
  const figure = useFigure()
  const points = toFitPoints(work.points)
  const enabled = points.filter(({ enable }) => enable).length
  const rank = assessment?.ranking.find(({ type }) => type === work.type)
  const scale = assessment?.measures?.scale ?? null
  const system = findSystem(work.epsg)
  const { metresPerPixel } = assessment?.measures ?? {}
  // A spline passes through its points: its mean error says nothing.
  const pixels = fit.ok && fit.type !== 'tps' ? figure(fit.meanError) : undefined
  const meanError =
    fit.ok && pixels && metresPerPixel
      ? t.both(pixels, figure(fit.meanError * metresPerPixel))
      : pixels
        ? `${pixels} px`
        : '–'
  const layerWords = layer ? t.layer[layer.veraltet ? 'outdated' : 'current'](day(layer.seit)) : t.layer.none
  const rows = [
    [t.rows.map, map.map_name],
    [t.rows.type, say(typeLabels[work.type])],
    [t.rows.system, work.epsg === null ? '–' : system ? say(systemLabel(system)) : `EPSG:${work.epsg}`],
    [t.rows.points, t.counts(number(enabled), number(points.length))],
    [t.rows.meanError, meanError],
    [t.rows.prediction, rank?.leaveOneOut == null ? '–' : `${figure(rank.leaveOneOut)} m`],
    [t.rows.scale, scale === null ? '–' : t.one(number(Number(scale.toPrecision(3))))],
    [t.rows.recorded, map.scale === null ? '–' : t.one(number(map.scale))],
    ...(layer === undefined ? [] : [[t.rows.layer, layerWords] as const]),
  ] as const
  return (
    <Sheet>
      <dl>
        {rows.map(([name, value]) => (
          <ReportLine key={name} name={name} value={value} />
        ))}
      </dl>
      {fit.ok && <ResidualMap points={points} fit={fit} size={size} picture={picture} />}
      <ResidualTable points={points} fit={fit} />
      <p>{t.convention}</p>
    </Sheet>
  )
}

function ReportLine({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

function ResidualTable({ points, fit }: { points: ReturnType<typeof toFitPoints>; fit: Fit }) {
  const t = useTexts(texts).report
  const language = useLanguage()
  const residuals = new Map(fit.ok ? fit.residuals.map((residual) => [residual.nr, residual]) : [])
  const text = (value: number | undefined, digits: number) =>
    value === undefined || !Number.isFinite(value) ? '–' : typedNumber(value, language, digits)
  return (
    <table>
      <thead>
        <tr>
          {Object.values(t.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ nr, pixelx, pixely, mapx, mapy, enable }) => {
          const residual = residuals.get(nr)
          return (
            <tr key={nr}>
              <td>{nr}</td>
              <td>{text(pixelx, 2)}</td>
              <td>{text(-pixely, 2)}</td>
              <td>{text(mapx, 3)}</td>
              <td>{text(mapy, 3)}</td>
              <td>{text(residual?.dx, 2)}</td>
              <td>{text(residual?.dy, 2)}</td>
              <td>{text(residual?.residual, 2)}</td>
              <td>{enable ? t.surveyed : t.assumed}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Prints what carries `data-print`, and nothing else of the page. */
function printReport() {
  const root = document.documentElement
  root.dataset['printing'] = ''
  addEventListener('afterprint', () => delete root.dataset['printing'], { once: true })
  window.print()
}

/** The report as it will be printed. */
export function ReportDialog({ onClose, ...report }: ReportSheetProps & { onClose: () => void }) {
  const t = useTexts(texts).report
  const buttons = (
    <>
      <Button onClick={onClose}>{t.close}</Button>
      <Button variant="primary" onClick={printReport}>
        {t.print}
      </Button>
    </>
  )
  return (
    <>
      <Dialog open wide onClose={onClose} title={t.title} actions={buttons}>
        <Scroll tabIndex={0} role="region" aria-label={t.title}>
          <ReportSheet {...report} />
        </Scroll>
      </Dialog>
      {createPortal(
        <div data-print>
          <Title>{t.title}</Title>
          <ReportSheet {...report} />
        </div>,
        document.body,
      )}
    </>
  )
}
