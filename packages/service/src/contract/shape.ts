import type { Call } from '@waldkerf/domain/calls/call'

/** As much of a valibot schema as this needs (Standard Schema, and the schema's own fields). */
interface Schema {
  type: string
  entries?: object
  item?: Schema
  '~standard': { validate(value: unknown): unknown }
}

/** As much of an object schema. */
type ObjectSchema = Pick<Schema, '~standard'> & { entries: object }

const issues = (schema: Pick<Schema, '~standard'>, value: unknown) =>
  (schema['~standard'].validate(value) as { issues?: readonly { message: string }[] }).issues ?? []

/** What is wrong with rows that should have exactly the fields of the contract, each as the contract says. */
export function shapeProblems(rows: unknown, schema: ObjectSchema): unknown[] {
  if (!Array.isArray(rows) || rows.length === 0) return ['no rows']
  const fields = Object.keys(schema.entries).join()
  return (rows as object[]).flatMap((row) => {
    const own = Object.keys(row).join()
    return [...(own === fields ? [] : [`${own} instead of ${fields}`]), ...issues(schema, row)]
  })
}

/** The same for whatever a call answers: rows, one row, or a single value. */
export function answerProblems(call: Call, body: unknown): unknown[] {
  const schema = call.answer as unknown as Schema
  const hasFields = (row: Schema): row is Schema & ObjectSchema => row.entries !== undefined
  if (schema.type === 'array' && schema.item && hasFields(schema.item)) return shapeProblems(body, schema.item)
  if (hasFields(schema)) return shapeProblems([body], schema)
  return [...issues(schema, body)]
}
