import { archivedSource, invoicePaper } from '@waldkerf/domain/office/paper/documentPaper'
import type { Paper } from '@waldkerf/domain/office/paper/paper'
import { archiveOf } from '../handlers/office/archive.ts'
import type { World } from '../seed/world.ts'

/** Every invoice of the example world as it is sent, archived or not. */
export function seedPapers(world: World): Paper[] {
  const positions = Map.groupBy(world.positions, ({ rechnung_id }) => rechnung_id)
  return world.invoices.map((invoice) =>
    invoicePaper(archivedSource(archiveOf(world, invoice, positions.get(invoice.id) ?? []))),
  )
}
