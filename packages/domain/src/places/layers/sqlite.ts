/** A column's value as SQLite stores it. */
export type SqlValue = number | string | Uint8Array | null
export type SqlRow = Readonly<Record<string, SqlValue>>

/** Begins every file of SQLite. */
const magic = new TextEncoder().encode('SQLite format 3\0')

export const isSqlite = (bytes: Uint8Array): boolean => magic.every((byte, at) => bytes[at] === byte)

/** Kinds of a table's pages: with the pages below it, or with rows. */
const [inner, leaf] = [5, 13]
const encodings = ['utf-8', 'utf-8', 'utf-16le', 'utf-16be']

const quoted = /^\s*(?:"((?:[^"]|"")+)"|`([^`]+)`|\[([^\]]+)\]|([^\s(,]+))/
const tableKey = /^\s*(?:constraint\s+\S+\s+)?primary\s+key\s*\(\s*["`[]?([^"`\],]+?)["`\]]?\s*\)/i
const constraint = /^\s*(constraint|primary|unique|check|foreign)\b/i

interface Column {
  name: string
  /** It is the row's own number, which stands beside the row. */
  isKey: boolean
}

/** The columns that a `create table` names, in their order. */
export function readColumns(sql: string): Column[] {
  const body = sql.slice(sql.indexOf('(') + 1, sql.lastIndexOf(')')).replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, '')
  const parts: string[] = ['']
  let depth = 0
  let quote = ''
  for (const letter of body) {
    if (quote) quote = letter === quote ? '' : quote
    else if ('"\'`'.includes(letter)) quote = letter
    else if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0 && !quote) parts.push('')
    else parts[parts.length - 1] += letter
  }
  const keyed = parts.map((part) => tableKey.exec(part)?.[1]).find(Boolean)
  return parts
    .filter((part) => !constraint.test(part))
    .map((part) => {
      const [all = '', double, back, square, word] = quoted.exec(part) ?? []
      const name = double?.replaceAll('""', '"') ?? back ?? square ?? word ?? ''
      const type = part.slice(all.length)
      return { name, isKey: /^\s*integer\b/i.test(type) && (keyed === name || /\bprimary\s+key\b/i.test(type)) }
    })
}

/**
 * Reads whole tables of an SQLite file in memory, by its format (sqlite.org/fileformat2.html): no index, no query, no
 * write, and a hundredth of the size of SQLite itself.
 * @throws RangeError, or any other error, where the file is damaged
 */
export function openSqlite(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const stated = view.getUint16(16)
  const pageSize = stated === 1 ? 65_536 : stated
  const usable = pageSize - view.getUint8(20)
  const decoder = new TextDecoder(encodings[view.getUint32(56)] ?? 'utf-8')
  if (usable < 480) throw new RangeError('page size')

  /** A number of one to nine bytes. @returns it with the place after it */
  function varint(at: number, from = view): readonly [value: number, next: number] {
    let value = 0
    for (let i = 0; i < 8; i++) {
      const byte = from.getUint8(at + i)
      value = value * 128 + (byte & 127)
      if (byte < 128) return [value, at + i + 1]
    }
    return [value * 256 + from.getUint8(at + 8), at + 9]
  }

  /** A row's bytes, the rest of which may lie on a chain of pages of its own. */
  function payload(at: number, size: number): Uint8Array {
    const most = usable - 35
    if (size <= most) return bytes.subarray(at, at + size)
    if (size > bytes.length) throw new RangeError('payload')
    const least = Math.floor(((usable - 12) * 32) / 255) - 23
    const here = least + ((size - least) % (usable - 4))
    const local = here <= most ? here : least
    const all = new Uint8Array(size)
    all.set(bytes.subarray(at, at + local))
    let page = view.getUint32(at + local)
    for (let done = local; done < size;) {
      const start = (page - 1) * pageSize
      page = view.getUint32(start)
      const part = bytes.subarray(start + 4, start + 4 + Math.min(usable - 4, size - done))
      all.set(part, done)
      done += part.length
    }
    return all
  }

  function readValue(type: number, at: number, row: DataView): readonly [value: SqlValue, size: number] {
    const whole = (size: number) => {
      let value = row.getInt8(at)
      for (let i = 1; i < size; i++) value = value * 256 + row.getUint8(at + i)
      return [value, size] as const
    }
    if (type >= 12) {
      const size = Math.floor((type - 12) / 2)
      const part = new Uint8Array(row.buffer, row.byteOffset + at, size)
      return [type % 2 === 0 ? part : decoder.decode(part), size]
    }
    if (type === 7) return [row.getFloat64(at), 8]
    if (type >= 8) return [type - 8, 0]
    const size = [0, 1, 2, 3, 4, 6, 8][type]
    return size ? whole(size) : [null, 0]
  }

  function readRow(record: Uint8Array): SqlValue[] {
    const row = new DataView(record.buffer, record.byteOffset, record.byteLength)
    const [headerSize, first] = varint(0, row)
    const values: SqlValue[] = []
    let at = headerSize
    for (let head = first; head < headerSize;) {
      const [type, next] = varint(head, row)
      const [value, size] = readValue(type, at, row)
      values.push(value)
      head = next
      at += size
    }
    return values
  }

  function* rowsFrom(page: number, seen: Set<number>): Generator<readonly [id: number, values: SqlValue[]]> {
    // A damaged file may lead in circles.
    if (seen.has(page)) throw new RangeError('circle')
    seen.add(page)
    const start = (page - 1) * pageSize
    const head = start + (page === 1 ? 100 : 0)
    const [kind, count] = [view.getUint8(head), view.getUint16(head + 3)]
    if (kind !== inner && kind !== leaf) throw new RangeError('page')
    for (let cell = 0; cell < count; cell++) {
      const at = start + view.getUint16(head + (kind === leaf ? 8 : 12) + cell * 2)
      if (kind === inner) yield* rowsFrom(view.getUint32(at), seen)
      else {
        const [size, afterSize] = varint(at)
        const [id, afterId] = varint(afterSize)
        yield [id, readRow(payload(afterId, size))]
      }
    }
    if (kind === inner) yield* rowsFrom(view.getUint32(head + 8), seen)
  }

  const tables = [...rowsFrom(1, new Set())].map(([, values]) => values)
  return {
    /** The rows of a table; none where there is no such table. */
    *rows(table: string): Generator<SqlRow> {
      const found = tables.find(
        ([type, name]) => type === 'table' && String(name).toLowerCase() === table.toLowerCase(),
      )
      if (!found) return
      const columns = readColumns(String(found[4]))
      for (const [id, values] of rowsFrom(Number(found[3]), new Set()))
        yield Object.fromEntries(columns.map(({ name, isKey }, at) => [name, isKey ? id : (values[at] ?? null)]))
    },
  }
}
