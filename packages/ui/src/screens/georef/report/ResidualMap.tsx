import type { Fit } from '@waldkerf/domain/georef/solver/fit'
import type { FitPoint } from '@waldkerf/domain/georef/solver/types'
import { useEffect, useRef } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { ScanPicture, ScanSize } from '@waldkerf/ui/parts/ScanView/ScanView'
import { fittingExaggeration } from '../model/exaggeration.ts'
import { Arrows, Picture } from './report.styles.ts'
import { texts } from '../GeorefScreen.texts.ts'

export interface ResidualMapProps {
  points: readonly FitPoint[]
  fit: Extract<Fit, { ok: true }>
  /** Of the scan; absent: as far as the points reach. */
  size: ScanSize | null
  /** The scan itself, where it is open. */
  picture: ScanPicture | undefined
}

const most = (values: readonly number[]) => Math.max(1, ...values) * 1.05

/** Without a size: a little more than the points take. */
function sizeAround(points: readonly FitPoint[]): ScanSize {
  return { width: most(points.map(({ pixelx }) => pixelx)), height: most(points.map(({ pixely }) => -pixely)) }
}

/** The sheet with its points, and an arrow from each to where the transformation puts it, many times as long. */
export function ResidualMap({ points, fit, size, picture }: ResidualMapProps) {
  const t = useTexts(texts).report
  const { number } = useFormat()
  const { width, height } = size ?? sizeAround(points)
  const side = Math.max(width, height)
  const times = fittingExaggeration(fit.residuals, { width, height })
  const residuals = new Map(fit.residuals.map((residual) => [residual.nr, residual]))
  const largest = Math.max(0, ...fit.residuals.map(({ residual }) => residual).filter(Number.isFinite))
  return (
    <figure>
      <Picture style={{ aspectRatio: `${width} / ${height}` }}>
        {picture && <Scan picture={picture} />}
        <Arrows viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.map.label} style={{ fontSize: side / 55 }}>
          {points.map((point) => {
            const { dx = 0, dy = 0 } = residuals.get(point.nr) ?? {}
            return <Arrow key={point.nr} point={point} to={[dx * times, dy * times]} unit={side / 400} />
          })}
        </Arrows>
      </Picture>
      <figcaption>{t.map.caption(number(times), number(Number(largest.toPrecision(2))))}</figcaption>
    </figure>
  )
}

/** The scan's overview, as sharp as paper shows it. */
function Scan({ picture: { overview } }: { picture: ScanPicture }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const part = Math.min(1, 1_600 / Math.max(overview.width, overview.height))
  useEffect(() => {
    const target = canvas.current
    target?.getContext('2d')?.drawImage(overview, 0, 0, target.width, target.height)
  }, [overview])
  return <canvas ref={canvas} width={Math.round(overview.width * part)} height={Math.round(overview.height * part)} />
}

interface ArrowProps {
  point: FitPoint
  /** From the point, in pixels of the scan: to the right and down. */
  to: readonly [number, number]
  /** A line's width. */
  unit: number
}

function Arrow({ point: { nr, pixelx: x, pixely, enable }, to: [right, down], unit }: ArrowProps) {
  const y = -pixely
  const length = Math.hypot(right, down)
  const head = Math.min(length, unit * 6)
  const angle = (Math.atan2(down, right) * 180) / Math.PI
  return (
    <g transform={`translate(${x} ${y})`}>
      {Number.isFinite(length) && length > unit && (
        <g className="arrow" transform={`rotate(${angle})`}>
          <path d={`M0 0H${length - head / 2}`} strokeWidth={unit} />
          <path d={`M${length} 0l${-head} ${head / 2.4}v${-head / 1.2}z`} />
        </g>
      )}
      <circle className="mark" data-enabled={enable} r={unit * 2.4} strokeWidth={unit} />
      <text x={unit * 4} y={-unit * 3} strokeWidth={unit * 1.6}>
        {nr}
      </text>
    </g>
  )
}
