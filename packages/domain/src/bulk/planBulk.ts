/** A bulk change before anything is sent: the records that will be changed, and those left out by reason. */
export interface BulkPlan<T, Why extends string> {
  ready: readonly T[]
  skipped: readonly { record: T; why: Why }[]
}

/**
 * Sorts the chosen records into those that will be changed and those that are left out.
 * @param whyNot why a record is left out, if it is; asked once for each, in their order
 */
export function planBulk<T, Why extends string>(
  chosen: readonly T[],
  whyNot: (record: T) => Why | undefined,
): BulkPlan<T, Why> {
  const judged = chosen.map((record) => ({ record, why: whyNot(record) }))
  return {
    ready: judged.flatMap(({ record, why }) => (why ? [] : record)),
    skipped: judged.flatMap(({ record, why }) => (why ? [{ record, why }] : [])),
  }
}
