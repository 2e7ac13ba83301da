import { viewBox } from './shapes.ts'

const copied = ['fill', 'stroke', 'stroke-width', 'vector-effect'] as const

/** The map with the colours it has on the page: a picture of its own knows none of the page's style. */
function standalone(map: SVGSVGElement, width: number, height: number): string {
  const copy = map.cloneNode(true) as SVGSVGElement
  const before = map.querySelectorAll('path')
  for (const [index, path] of copy.querySelectorAll('path').entries()) {
    const source = before[index]
    if (!source) continue
    const style = getComputedStyle(source)
    for (const name of copied) path.setAttribute(name, style.getPropertyValue(name))
    path.removeAttribute('style')
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

const scale = { width: 96, height: 10, fontSize: 13 } as const

/** Scale of the shades, in the corner that no Land reaches: the page's own, from its lightest Land to its darkest. */
function drawScale(context: CanvasRenderingContext2D, map: SVGSVGElement, height: number) {
  const [least, most] = [...(map.nextElementSibling?.querySelectorAll('span') ?? [])].map((end) => end.textContent)
  const shades = [...map.querySelectorAll<SVGPathElement>('path[data-share]')].toSorted(
    (a, b) =>
      Number.parseInt(a.style.getPropertyValue('--share')) - Number.parseInt(b.style.getPropertyValue('--share')),
  )
  const [lightest, darkest] = [shades[0], shades.at(-1)]
  if (!least || !most || !lightest || !darkest) return
  const { color, fontFamily } = getComputedStyle(map)
  const gradient = context.createLinearGradient(24, 0, 24 + scale.width, 0)
  gradient.addColorStop(0, getComputedStyle(lightest).fill)
  gradient.addColorStop(1, getComputedStyle(darkest).fill)
  const top = height - 16
  context.fillStyle = gradient
  context.fillRect(24, top, scale.width, scale.height)
  context.fillStyle = color
  context.font = `${scale.fontSize}px ${fontFamily}`
  context.textBaseline = 'middle'
  context.fillText(least, 8, top + scale.height / 2)
  context.fillText(most, 32 + scale.width, top + scale.height / 2)
}

/**
 * The map of the Länder below `place`, for a file.
 * @param density dots per px
 * @throws when there is no map
 */
export async function drawMap(place: HTMLElement, density: number): Promise<HTMLCanvasElement> {
  const map = place.querySelector<SVGSVGElement>(`svg[viewBox="${viewBox}"]`)
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  if (!map) throw new Error('There is no map to draw')
  const canvas = document.createElement('canvas')
  canvas.width = width * density
  canvas.height = height * density
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas')
  context.scale(density, density)
  context.drawImage(await loaded(standalone(map, width, height)), 0, 0, width, height)
  drawScale(context, map, height)
  return canvas
}
