import { inflateSync } from 'node:zlib'
import { pageSize } from '../sheet/geometry.ts'

/** A PDF of this writer as a test reads it back. */
export interface ReadPdf {
  /** The text of each page, one drawn line below the other. */
  pages: string[]
  /** The same lines of each page with their places. */
  drawn: DrawnLine[][]
  /** Embedded files, by name. */
  files: Map<string, string>
  /** The description in XML. */
  metadata: string
  /** The bare objects, without streams. */
  objects: string
}

/** In points; the baseline is measured from the upper edge, and turned text has no place. */
export interface DrawnLine {
  text: string
  x: number
  baseline: number
  size: number
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
  const drawn = kids.map((id) => {
    const page = at(id).dictionary
    const resources = at(readReference(page, 'Resources')).dictionary
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => [
        name,
        readCharacters(at(readReference(at(Number(font)).dictionary, 'ToUnicode')).stream),
      ]),
    )
    return linesDrawn(at(readReference(page, 'Contents')).stream, fonts)
  })
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
    files: new Map(files),
    metadata: Buffer.from((described ?? metadata)?.stream ?? '', 'latin1').toString(),
    objects: all.map(({ dictionary }) => dictionary).join('\n'),
  }
}

function linesDrawn(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): DrawnLine[] {
  let font: ReadonlyMap<number, string> = new Map()
  let [x, baseline, size] = [0, 0, 0]
  const lines: DrawnLine[] = []
  const operators = /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g
  for (const [, left, up, name, points, shown] of content.matchAll(operators)) {
    if (left !== undefined) [x, baseline] = [Number(left), pageSize.height - Number(up)]
    if (name !== undefined) [font, size] = [fonts.get(name) ?? font, Number(points)]
    if (shown === undefined) continue
    const glyphs = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    lines.push({ text: glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '').join(''), x, baseline, size })
  }
  return lines
}
