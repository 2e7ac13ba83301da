import { seedWorld } from '@waldkerf/mocks/seed/world'
import { testDay } from '@waldkerf/service/testing/content'

/** Documents of the example world that the requests are about. */
export const world = seedWorld({ today: testDay, size: 'small' })
export const open = world.invoices.findLast((row) => row.archiviert_am === null)
export const archived = world.invoices.find((row) => row.archiviert_am !== null)
export const offer = world.offers.at(-1)
export const draftOffer = world.offers.at(-2)

export const ofArchived = { rechnung_id: String(archived?.id) }
export const ofOpen = { rechnung_id: String(open?.id) }
export const ofDraft = { rechnung_id: String(world.invoices.at(-1)?.id) }
const isUnpaid = ({ id }: { id: number }) => !world.payments.some((row) => row.rechnung_id === id)
export const ofLate = {
  rechnung_id: String(world.invoices.findLast((row) => row.archiviert_am !== null && isUnpaid(row))?.id),
}
export const ofPaid = { rechnung_id: String(world.invoices.findLast((row) => row.archiviert_am !== null)?.id) }
