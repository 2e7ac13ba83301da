/**
 * Writes today's contract as plain JSON, one call a line. Done once when a release is made:
 * `node packages/service/src/contract/released/write.ts > packages/service/src/contract/released/0.2.0.json`
 */
import { contract } from '@waldkerf/domain/calls/contract'
import type { Shape } from './shape.ts'

/** The parts of a valibot schema that are read here. */
interface Schema {
  type: string
  entries?: Record<string, Schema>
  wrapped?: Schema
  item?: Schema
  items?: Schema[]
  value?: unknown
  literal?: unknown
  options?: unknown[]
  pipe?: { type: string; requirement?: unknown }[]
}

const kinds: Readonly<Record<string, Shape>> = { string: 'text', number: 'number', boolean: 'flag', null: 'null' }

function piped(pipe: NonNullable<Schema['pipe']>): Shape | undefined {
  const types = pipe.map(({ type }) => type)
  const pattern = pipe.find(({ type }) => type === 'regex')?.requirement
  if (pattern instanceof RegExp) return { like: pattern.source }
  if (types.includes('iso_timestamp')) return 'instant'
  return types.includes('integer') ? 'whole' : undefined
}

const asSchema = (value: unknown) => value as Schema

function toShape(schema: Schema): Shape {
  const { type, entries, item, items, value, literal, options, wrapped, pipe } = schema
  const narrowed = pipe && piped(pipe)
  if (narrowed !== undefined) return narrowed
  if (type === 'nullable' || type === 'nullish') return ['null', toShape(asSchema(wrapped))]
  if (type === 'optional') return toShape(asSchema(wrapped))
  if (type === 'picklist') return { words: options ?? [] }
  if (type === 'literal') return { words: [literal] }
  if (type === 'union') return (options ?? []).map((each) => toShape(asSchema(each)))
  if (type === 'array') return { list: toShape(asSchema(item)) }
  if (type === 'tuple') return { places: (items ?? []).map(toShape) }
  if (type === 'record') return { each: toShape(asSchema(value)) }
  if (!entries) return kinds[type] ?? 'any'
  const mayBeAbsent = (own: Schema) => own.type === 'optional' || own.type === 'nullish'
  const named = Object.entries(entries).map(([name, own]) => [mayBeAbsent(own) ? `${name}?` : name, toShape(own)])
  return { row: Object.fromEntries(named) as Record<string, Shape> }
}

/** All names that a payload may have. */
function payloadNames({ entries, options, wrapped, item }: Schema): string[] {
  if (entries) return Object.keys(entries)
  const inner = wrapped ?? item
  if (inner) return payloadNames(inner)
  return [...new Set((options ?? []).flatMap((each) => payloadNames(asSchema(each))))]
}

const lines = contract
  .filter(({ service }) => service !== 'template')
  .map(({ method, path, payload, filters = [], order, answer }) =>
    JSON.stringify({
      call: `${method} ${path}`,
      sends: payloadNames(payload as unknown as Schema),
      filters: [...filters, ...(order === undefined ? [] : [order.split('.')[0]])],
      answer: toShape(answer as unknown as Schema),
    }),
  )
process.stdout.write(`[\n${lines.join(',\n')}\n]\n`)
