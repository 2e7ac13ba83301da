import type { WarpMesh, WarpPainter } from '../warpMesh.ts'

type Corner = { x: number; y: number; column: number; row: number }

/** Draws the net triangle by triangle on a plain canvas, where there is no graphics card to ask. */
export function createFlatPainter(canvas: HTMLCanvasElement): WarpPainter | undefined {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  return {
    kind: 'canvas',
    takes: () => true,
    paint({ picture, mesh, screen, size }) {
      const ratio = canvas.width / size.width
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
      context.clearRect(0, 0, size.width, size.height)
      const corner = toCorner(picture, mesh, screen)
      for (let at = 0; at < mesh.triangles.length; at += 3) {
        const [one, two, three] = [corner(at), corner(at + 1), corner(at + 2)]
        if (isInView([one, two, three], size)) paintTriangle(context, picture, one, two, three)
      }
    },
    remove: () => context.clearRect(0, 0, canvas.width, canvas.height),
  }
}

function toCorner(picture: ImageBitmap, mesh: WarpMesh, screen: Float32Array) {
  return (at: number): Corner => {
    const index = (mesh.triangles[at] ?? 0) * 2
    return {
      x: screen[index] ?? 0,
      y: screen[index + 1] ?? 0,
      column: (mesh.picture[index] ?? 0) * picture.width,
      row: (mesh.picture[index + 1] ?? 0) * picture.height,
    }
  }
}

function isInView(corners: readonly Corner[], { width, height }: { width: number; height: number }): boolean {
  return (
    corners.some(({ x }) => x >= 0) &&
    corners.some(({ x }) => x <= width) &&
    corners.some(({ y }) => y >= 0) &&
    corners.some(({ y }) => y <= height)
  )
}

/** The picture through the affine transformation of its three corners, cut to the triangle. */
function paintTriangle(context: CanvasRenderingContext2D, picture: ImageBitmap, a: Corner, b: Corner, c: Corner) {
  const area = (b.column - a.column) * (c.row - a.row) - (c.column - a.column) * (b.row - a.row)
  if (area === 0) return
  const slope = (of: (corner: Corner) => number) => {
    const [ab, ac] = [of(b) - of(a), of(c) - of(a)]
    const right = (ab * (c.row - a.row) - ac * (b.row - a.row)) / area
    const down = (ac * (b.column - a.column) - ab * (c.column - a.column)) / area
    return { right, down, start: of(a) - right * a.column - down * a.row }
  }
  const [x, y] = [slope((corner) => corner.x), slope((corner) => corner.y)]
  context.save()
  context.beginPath()
  for (const corner of widened([a, b, c])) context.lineTo(corner[0], corner[1])
  context.closePath()
  context.clip()
  context.transform(x.right, y.right, x.down, y.down, x.start, y.start)
  context.drawImage(picture, 0, 0)
  context.restore()
}

/** A little larger than it is, or the ground would shine through the seams. */
function widened(corners: readonly Corner[]): [number, number][] {
  const cx = corners.reduce((sum, { x }) => sum + x, 0) / 3
  const cy = corners.reduce((sum, { y }) => sum + y, 0) / 3
  return corners.map(({ x, y }) => {
    const away = Math.hypot(x - cx, y - cy)
    const part = away > 0 ? 1 + 0.6 / away : 1
    return [cx + (x - cx) * part, cy + (y - cy) * part]
  })
}
