/** How an area is drawn. */
export type AreaTool = 'box' | 'lasso'

/** A place in the view, in px from its upper left corner. */
export type Spot = readonly [x: number, y: number]

/** Places nearer to the last one, in px, add nothing to a line drawn by hand. */
const leastStep = 4

/** @returns the line with one more place: a box has two corners, a lasso grows. */
export function extended(tool: AreaTool, line: readonly Spot[], to: Spot): readonly Spot[] {
  const first = line[0]
  if (!first) return [to]
  if (tool === 'box') return [first, to]
  const [x, y] = line.at(-1)!
  return Math.hypot(to[0] - x, to[1] - y) < leastStep ? line : [...line, to]
}

/** @returns the corners of what the line encloses; a click, or hardly more, encloses nothing. */
export function drawnOutline(tool: AreaTool, line: readonly Spot[]): Spot[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return []
  if (tool === 'lasso') return line.length < 4 ? [] : [...line]
  const [[left, top], [right, bottom]] = [first, last]
  if (Math.abs(right - left) < leastStep || Math.abs(bottom - top) < leastStep) return []
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** @returns the outline as the `d` of a path. */
export const svgPath = (outline: readonly Spot[]) =>
  outline.length > 0 ? `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z` : ''
