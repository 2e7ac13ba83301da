/** As much of a valibot object schema as this needs (Standard Schema, and the schema's own fields). */
interface ObjectSchema {
  entries: object
  '~standard': { validate(value: unknown): unknown }
}

/** What is wrong with rows that should have exactly the fields of the contract, each as the contract says. */
export function shapeProblems(rows: unknown, schema: ObjectSchema): unknown[] {
  if (!Array.isArray(rows) || rows.length === 0) return ['no rows']
  const fields = Object.keys(schema.entries).join()
  return (rows as object[]).flatMap((row) => {
    const checked = schema['~standard'].validate(row) as { issues?: readonly { message: string }[] }
    const own = Object.keys(row).join()
    return [...(own === fields ? [] : [`${own} instead of ${fields}`]), ...(checked.issues ?? [])]
  })
}
