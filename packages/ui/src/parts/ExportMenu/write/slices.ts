import type { ExportRun } from '../exportSource.ts'

/** So many rows are written between two looks at the page: some 10 ms. */
const sliceLength = 1_000

/** Lets the page draw and answer. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Goes through rows slice by slice, so that the page stays alive.
 * @param use takes a slice, and how many rows came before it
 * @throws the signal's reason once it is aborted
 */
export async function inSlices<Row>(
  rows: readonly Row[],
  { onProgress, signal }: ExportRun,
  use: (slice: readonly Row[], from: number) => void,
): Promise<void> {
  for (let from = 0; from < rows.length; from += sliceLength) {
    signal.throwIfAborted()
    use(rows.slice(from, from + sliceLength), from)
    onProgress(Math.min(1, (from + sliceLength) / rows.length))
    await breath()
  }
  signal.throwIfAborted()
}
