/** A line with its name; x and y as in the axes' own units, both positive. */
export interface Series {
  name: string
  points: readonly (readonly [x: number, y: number])[]
}

export interface Chart {
  /** Read to those who do not see it. */
  title: string
  /** Words below and beside the axes. */
  x: string
  y: string
  /** Marked on the axis, which is logarithmic; the first and the last are its ends. */
  xMarks: readonly (readonly [at: number, word: string])[]
  /** Marked on the other axis, which begins at 0. */
  yMarks: readonly number[]
  series: readonly Series[]
}

const [width, height] = [720, 360]
/** Room around the lines, px: words of the axes, names of the lines. */
const room = { left: 64, right: 200, top: 24, bottom: 56 }
/** Names stand at least so far below each other, px. */
const lineHeight = 17
/** Dark enough for white paper, told from each other without colours by their order, which is that of the names. */
const inks = ['#007d40', '#0b5fa5', '#8a4b08', '#6b2fa0', '#9b1c31', '#0f6e6e']

const rounded = (value: number) => Number(value.toFixed(1))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Names beside the ends of their lines, in their order and none on another. */
function namePlaces(ends: readonly number[]): number[] {
  const places = [...ends]
  const order = ends.map((_, nr) => nr).toSorted((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0))
  let lowest = -Infinity
  for (const nr of order) {
    lowest = Math.max(places[nr] ?? 0, lowest + lineHeight)
    places[nr] = lowest
  }
  const over = lowest - (height - room.bottom)
  return over > 0 ? places.map((place) => place - over) : places
}

/** A drawing of lines as SVG, on white. */
export function drawChart({ title, x, y, xMarks, yMarks, series }: Chart): string {
  const ends = [xMarks[0]?.[0] ?? 1, xMarks.at(-1)?.[0] ?? 10] as const
  const top = Math.max(...yMarks)
  const across = (value: number) =>
    rounded(room.left + (Math.log(value / ends[0]) / Math.log(ends[1] / ends[0])) * (width - room.left - room.right))
  const down = (value: number) => rounded(height - room.bottom - (value / top) * (height - room.top - room.bottom))
  const places = namePlaces(series.map(({ points }) => down(points.at(-1)?.[1] ?? 0) + 4))
  const floor = height - room.bottom
  const marks = [
    ...yMarks.map(
      (mark) =>
        `<path d="M${room.left} ${down(mark)}H${width - room.right}" stroke="#d1d9d4"/><text x="${room.left - 8}" y="${down(mark) + 4}" text-anchor="end">${mark.toLocaleString('en')}</text>`,
    ),
    ...xMarks.map(([at, word]) => `<text x="${across(at)}" y="${floor + 20}" text-anchor="middle">${word}</text>`),
  ]
  const lines = series.map(({ name, points }, nr) => {
    const ink = inks[nr % inks.length]
    const dots = points.map(([at, value]) => `<circle cx="${across(at)}" cy="${down(value)}" r="3.5" fill="${ink}"/>`)
    return `<polyline fill="none" stroke="${ink}" stroke-width="2" points="${points.map(([at, value]) => `${across(at)},${down(value)}`).join(' ')}"/>${dots.join('')}<text x="${width - room.right + 12}" y="${places[nr]}" fill="${ink}">${escaped(name)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="13" fill="#17211c">
<rect width="${width}" height="${height}" fill="#fff"/>
${[...marks, ...lines].join('\n')}
<text x="${(room.left + width - room.right) / 2}" y="${height - 12}" text-anchor="middle" fill="#59655f">${escaped(x)}</text>
<text x="8" y="14" fill="#59655f">${escaped(y)}</text>
</svg>
`
}
