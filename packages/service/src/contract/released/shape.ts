/**
 * The answer that a release's pages expect, as JSON: a kind, alternatives, a pattern, fixed values, or a container of
 * shapes. Names of a row that end with `?` may be absent, and it may have further ones.
 */
export type Shape =
  | 'any'
  | 'null'
  | 'text'
  | 'instant'
  | 'number'
  | 'whole'
  | 'flag'
  | Shape[]
  | { like: string }
  | { words: unknown[] }
  | { list: Shape }
  | { places: Shape[] }
  | { each: Shape }
  | { row: Record<string, Shape> }

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}(:?\d{2})?)$/

const kinds: Readonly<Record<Extract<Shape, string>, (value: unknown) => boolean>> = {
  any: () => true,
  null: (value) => value === null,
  text: (value) => typeof value === 'string',
  instant: (value) => typeof value === 'string' && instant.test(value),
  number: (value) => typeof value === 'number',
  whole: Number.isInteger,
  flag: (value) => typeof value === 'boolean',
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inside = (place: string, problems: readonly string[]) => problems.map((problem) => `${place} ${problem}`)

/** Parts of a value that the shape does not allow, each with its path; the same fault of several rows comes once. */
export function shapeFaults(shape: Shape, value: unknown): string[] {
  const no = () => [`is ${JSON.stringify(value)?.slice(0, 80)} instead of ${JSON.stringify(shape).slice(0, 200)}`]
  if (typeof shape === 'string') return kinds[shape](value) ? [] : no()
  if (Array.isArray(shape)) return shape.some((each) => shapeFaults(each, value).length === 0) ? [] : no()
  if ('like' in shape) return typeof value === 'string' && new RegExp(shape.like).test(value) ? [] : no()
  if ('words' in shape) return shape.words.includes(value) ? [] : no()
  if ('list' in shape) {
    return Array.isArray(value) ? [...new Set(value.flatMap((row: unknown) => shapeFaults(shape.list, row)))] : no()
  }
  if ('places' in shape) {
    if (!Array.isArray(value) || value.length < shape.places.length) return no()
    return shape.places.flatMap((each, index) => inside(String(index), shapeFaults(each, value[index])))
  }
  if (!isRow(value)) return no()
  if ('each' in shape) return Object.entries(value).flatMap(([name, own]) => inside(name, shapeFaults(shape.each, own)))
  return Object.entries(shape.row).flatMap(([entry, own]) => {
    const name = entry.replace(/\?$/, '')
    return entry !== name && value[name] === undefined ? [] : inside(name, shapeFaults(own, value[name]))
  })
}
