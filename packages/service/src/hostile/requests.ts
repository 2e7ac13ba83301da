import type { Call } from '@waldkerf/domain/calls/call'
import * as fc from 'fast-check'
import type { CallerRows } from '../contract/fixtures/callerRows.ts'
import type { WireRequest } from '../testing/keepAliveClient.ts'
import { plausibleValues, type FieldSchema } from './plausible.ts'
import { brokenBody, hostileHeader, hostileText, hostileValue } from './values.ts'

/** As much of a valibot schema as this needs. */
interface PayloadSchema {
  type: string
  entries?: Readonly<Record<string, FieldSchema>>
  item?: PayloadSchema
  options?: readonly PayloadSchema[]
}

type Fields = Readonly<Record<string, FieldSchema>>

/** The fields of a payload, those of all its forms together. */
function listFields({ entries, item, options = [] }: PayloadSchema): Fields {
  if (item !== undefined) return listFields(item)
  return Object.assign({}, entries, ...options.map(listFields)) as Fields
}

/** A request of this call with hostile arguments among good ones. */
export function hostileRequest(call: Call, callerRows: CallerRows): fc.Arbitrary<WireRequest> {
  const schema = call.payload as unknown as PayloadSchema
  const fields = listFields(schema)
  const inAddress = call.method === 'GET' ? Object.keys(fields) : []
  const filters = [...(call.filters ?? []).map((name) => [name, 'eq.']), ...inAddress.map((name) => [name, ''])]
  const noBody = call.method === 'GET' || call.method === 'DELETE'
  return fc
    .record({
      query: fc.tuple(...filters.map(([name = '', prefix = '']) => queryPart(call, name, prefix, callerRows))),
      body: noBody ? fc.constant(undefined) : arbitraryBody(call, schema, callerRows),
      headers: hostileHeaders(call),
    })
    .map(({ query, body, headers }) => ({
      method: call.method,
      path: query.length > 0 ? `${call.path}?${query.join('&')}` : call.path,
      headers,
      ...(body !== undefined && { body }),
    }))
}

/** Broken filters, and one that is longer than the data service reads. */
const brokenFilters = ['=%', '=%ff', '=eq.%00', '', '=in.(', `=eq.${'x'.repeat(9_000)}`]

function queryPart(call: Call, name: string, prefix: string, callerRows: CallerRows): fc.Arbitrary<string> {
  const good = plausibleValues(call.path, name, undefined, callerRows).map((text) => text.replaceAll('"', ''))
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...good).map((value) => `${name}=${prefix}${encodeURIComponent(value)}`) },
    { weight: 3, arbitrary: hostileText.map((text) => `${name}=${prefix}${encodeURIComponent(text)}`) },
    { weight: 1, arbitrary: hostileText.map((text) => `${name}=${encodeURIComponent(text)}`) },
    { weight: 1, arbitrary: hostileText.map((text) => `${encodeURIComponent(text)}=${prefix}1`) },
    { weight: 1, arbitrary: fc.constantFrom(...brokenFilters.map((part) => name + part)) },
  )
}

function arbitraryBody(call: Call, schema: PayloadSchema, callerRows: CallerRows): fc.Arbitrary<string> {
  const row = arbitraryRow(call, listFields(schema), callerRows)
  const rows = fc.array(row, { maxLength: 4 }).map((list) => `[${list.join(',')}]`)
  const isList = schema.type === 'array'
  return fc.oneof(
    { weight: 20, arbitrary: isList ? rows : row },
    { weight: 1, arbitrary: isList ? row : rows },
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: brokenBody },
  )
}

/** An object: now and then a field is missing, strange or there twice. */
function arbitraryRow(call: Call, fields: Fields, callerRows: CallerRows): fc.Arbitrary<string> {
  const parts = Object.entries(fields).map(([name, schema]) => {
    const good = plausibleValues(call.path, name, schema, callerRows)
    const value =
      good.length > 0
        ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: hostileValue })
        : hostileValue
    return value.map((text) => `${JSON.stringify(name)}:${text}`)
  })
  const more = fc.tuple(hostileText, hostileValue).map(([name, value]) => `${JSON.stringify(name)}:${value}`)
  const extra = fc.oneof({ weight: 11, arbitrary: fc.constant('') }, { weight: 1, arbitrary: more })
  const count = call.method === 'PATCH' ? mostly(1, parts.length) : mostly(parts.length, parts.length)
  return fc.tuple(fc.tuple(...parts), count, fc.nat(50), fc.nat(9), extra).map(([list, wanted, from, twice, last]) => {
    // In the product a PATCH has one field, any of them.
    const start = call.method === 'PATCH' ? from % Math.max(list.length, 1) : 0
    const chosen = list.slice(start, start + wanted)
    return `{${[...chosen, ...(twice === 0 ? chosen.slice(0, 1) : []), last].filter((part) => part !== '').join(',')}}`
  })
}

const mostly = (usual: number, most: number): fc.Arbitrary<number> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.nat(most) })

function hostileHeaders(call: Call): fc.Arbitrary<Record<string, string>> {
  const json = { 'Content-Type': 'application/json', Prefer: 'return=representation' }
  const plain = call.method === 'GET' ? {} : json
  const strange = fc.tuple(
    fc.constantFrom('Prefer', 'Range', 'Accept', 'Content-Type', 'Accept-Profile', 'Authorization'),
    hostileHeader,
  )
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(plain) },
    { weight: 1, arbitrary: hostileHeader.map((value) => ({ ...plain, 'If-Match': value })) },
    { weight: 1, arbitrary: hostileHeader.map((value) => ({ ...plain, 'Idempotency-Key': value })) },
    { weight: 1, arbitrary: fc.uuid().map((value) => ({ ...plain, 'Idempotency-Key': value })) },
    { weight: 1, arbitrary: strange.map(([name, value]) => ({ ...plain, [name]: value })) },
  )
}
