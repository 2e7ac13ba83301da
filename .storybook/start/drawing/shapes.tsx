import { color } from '@waldkerf/ui/theme/tokens'

/** Strokes that the little pictures are made of, on a grid of 240 × 150. Colours follow the theme, light and dark. */

interface BoxProps {
  x: number
  y: number
  width: number
  height: number
  fill?: string
  radius?: number
}

/** A surface. */
export const Box = ({ fill = color.surface, radius = 3, ...box }: BoxProps) => <rect {...box} rx={radius} fill={fill} />

interface WordProps {
  x: number
  y: number
  width: number
  /** Default a quiet one. */
  fill?: string
}

/** A line of text, as seen from afar. */
export const Word = ({ x, y, width, fill = color.borderStrong }: WordProps) => (
  <rect x={x} y={y} width={width} height={4} rx={2} fill={fill} />
)

interface RowsProps {
  x: number
  y: number
  width: number
  count: number
  /** Which row is chosen. */
  chosen?: number
}

/** A table: rows of words between thin lines. */
export const Rows = ({ x, y, width, count, chosen }: RowsProps) =>
  Array.from({ length: count }, (_, index) => (
    <g key={index}>
      {index === chosen && <Box x={x} y={y + index * 14} width={width} height={14} fill={color.selected} radius={0} />}
      <Word x={x + 6} y={y + 5 + index * 14} width={width * (index % 2 ? 0.24 : 0.3)} fill={color.textMuted} />
      <Word x={x + width * 0.45} y={y + 5 + index * 14} width={width * 0.2} />
      <Word x={x + width * 0.8} y={y + 5 + index * 14} width={width * 0.14} />
      <path d={`M${x} ${y + 14 + index * 14}h${width}`} stroke={color.border} />
    </g>
  ))

interface MapProps {
  x: number
  y: number
  width: number
  height: number
}

/** Land, a river, a wood. */
export const Land = ({ x, y, width, height }: MapProps) => (
  <svg x={x} y={y} width={width} height={height} viewBox="0 0 100 100" preserveAspectRatio="none">
    <rect width="100" height="100" fill={color.mapLand} />
    <path d="M0 22Q30 8 52 24T100 16V0H0Z" fill={color.accentQuiet} />
    <path d="M-2 84Q24 60 46 72T102 46" fill="none" stroke={color.mapWater} strokeWidth="7" />
    <path d="M62 100Q66 78 84 74T100 70V100Z" fill={color.accentQuiet} />
    <path d="M10 34L48 40L92 30M48 40L40 96" fill="none" stroke={color.mapBorder} strokeWidth="1" />
  </svg>
)

/** A place on the map. */
export const Pin = ({ x, y, fill = color.accent }: { x: number; y: number; fill?: string }) => (
  <circle cx={x} cy={y} r={4} fill={fill} stroke={color.surface} strokeWidth={1.5} />
)
