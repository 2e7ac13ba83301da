import { inflateSync } from 'node:zlib'
import { pageSize } from '../sheet/geometry.ts'

/** A PDF made by this package, read back for tests. */
export interface ReadPdf {
  /** The text of each page, one drawn line below the other. */
  pages: string[]
  /** The lines of each page with their places. */
  drawn: DrawnLine[][]
  /** Numbers and separators, in the pieces in which they were drawn. */
  pieces: DrawnPiece[]
  /** Embedded files, by name. */
  files: Map<string, string>
  /** The description in XML. */
  metadata: string
  /** The bare objects, without streams. */
  objects: string
}

/** In points; the baseline is measured from the upper edge. Rotated text has no place. */
export interface DrawnLine {
  text: string
  x: number
  baseline: number
  size: number
}

interface DrawnPiece extends DrawnLine {
  /** Distance from its left edge to that of the next piece, in points. */
  advance: number
  /** Sum of its glyphs' widths, in points; kerning makes `advance` smaller. */
  glyphs: number
}

/** A font's characters and widths (in thousandths of the size), by glyph. */
interface PdfFont {
  characters: ReadonlyMap<number, string>
  widths: readonly number[]
}

interface PdfObject {
  dictionary: string
  stream: string
}

/** Objects by number. Bytes are read as Latin-1, so that places in the text are places in the file. */
function readObjects(bytes: Uint8Array): Map<number, PdfObject> {
  const file = Buffer.from(bytes).toString('latin1')
  const found = [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\n(?:stream\n([\s\S]*?)\nendstream\n?)?endobj/g)]
  return new Map(
    found.map(([, id, dictionary = '', stream = '']) => [
      Number(id),
      { dictionary, stream: dictionary.includes('FlateDecode') ? inflated(stream) : stream },
    ]),
  )
}

const inflated = (stream: string) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')

const refsIn = (text: string) => [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))
const readReference = (dictionary: string, key: string) =>
  Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1])

/** Characters of a font by glyph, from its ToUnicode map. */
function readCharacters(map: string): Map<number, string> {
  const characters = new Map<number, string>()
  for (const [, from = '', , list = ''] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<(\w*)>/g)].entries()) {
      const text = Buffer.from(hex, 'hex').swap16().toString('utf16le')
      characters.set(Number.parseInt(from, 16) + index, text)
    }
  }
  return characters
}

/** Reads text, files and description back. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = readObjects(bytes)
  const at = (id: number): PdfObject => objects.get(id) ?? { dictionary: '', stream: '' }
  const all = [...objects.values()]
  const tree = all.find(({ dictionary }) => dictionary.includes('/Type /Pages'))
  const kids = refsIn(/\/Kids \[([^\]]*)\]/.exec(tree?.dictionary ?? '')?.[1] ?? '')
  const pieces = kids.map((id) => {
    const page = at(id).dictionary
    const resources = at(readReference(page, 'Resources')).dictionary
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => [
        name,
        readFont(at, at(Number(font)).dictionary),
      ]),
    )
    return piecesDrawn(at(readReference(page, 'Contents')).stream, fonts)
  })
  const drawn = pieces.map(joinPieces)
  const specs = all.filter(({ dictionary }) => dictionary.includes('/Type /Filespec'))
  const files = specs.map(({ dictionary }) => {
    const name = /\/F \(([^)]*)\)/.exec(dictionary)?.[1] ?? ''
    const content = at(Number(/\/EF <<\s*\/F (\d+) 0 R/.exec(dictionary)?.[1])).stream
    return [name, Buffer.from(content, 'latin1').toString()] as const
  })
  const metadata = all.find(({ dictionary }) => dictionary.includes('/Metadata'))
  const described = all.find(({ dictionary }) => /\/Type \/Metadata/.test(dictionary))
  return {
    pages: drawn.map((lines) => lines.map(({ text }) => text).join('\n')),
    drawn,
    pieces: pieces.flat(),
    files: new Map(files),
    metadata: Buffer.from((described ?? metadata)?.stream ?? '', 'latin1').toString(),
    objects: all.map(({ dictionary }) => dictionary).join('\n'),
  }
}

function readFont(at: (id: number) => PdfObject, dictionary: string): PdfFont {
  const [descendant = 0] = refsIn(/\/DescendantFonts \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '')
  return {
    characters: readCharacters(at(readReference(dictionary, 'ToUnicode')).stream),
    widths: readWidths(at(descendant).dictionary),
  }
}

const readWidths = (dictionary: string) => (/\/W \[0 \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '').split(' ').map(Number)

function piecesDrawn(content: string, fonts: ReadonlyMap<string, PdfFont>): DrawnPiece[] {
  let font: PdfFont = { characters: new Map(), widths: [] }
  let [x, baseline, size] = [0, 0, 0]
  const pieces: DrawnPiece[] = []
  const operators = /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g
  for (const [, left, up, name, points, shown] of content.matchAll(operators)) {
    if (left !== undefined) [x, baseline] = [Number(left), pageSize.height - Number(up)]
    if (name !== undefined) [font, size] = [fonts.get(name) ?? font, Number(points)]
    if (shown === undefined) continue
    const hex = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? [])
    const ids = hex.map((id) => Number.parseInt(id, 16))
    const text = ids.map((id) => font.characters.get(id) ?? '').join('')
    const glyphs = ids.reduce((sum, id) => sum + (font.widths[id] ?? 0), 0)
    const kerned = [...shown.matchAll(/> ([-\d.]+)/g)].reduce((sum, [, back]) => sum + Number(back), 0)
    const advance = ((glyphs - kerned) * size) / 1000
    pieces.push({ text, x, baseline, size, advance, glyphs: (glyphs * size) / 1000 })
  }
  return pieces
}

/** Joins pieces into a line where each continues at the end of the one before. */
function joinPieces(pieces: readonly DrawnPiece[]): DrawnLine[] {
  const lines: DrawnLine[] = []
  let end = { x: Number.NaN, baseline: Number.NaN }
  for (const { text, x, baseline, size, advance } of pieces) {
    const last = lines.at(-1)
    const isNext = Math.abs(x - end.x) < 0.1 && Math.abs(baseline - end.baseline) < 0.1
    if (last && isNext) last.text += text
    else lines.push({ text, x, baseline, size })
    end = { x: x + advance, baseline }
  }
  return lines
}
