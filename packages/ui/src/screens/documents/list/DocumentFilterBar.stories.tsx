import { emptyDocumentFilter, filterDocuments, documentPeople } from '@waldkerf/domain/documents/documentFilter'
import { documentState, groupSums, offerRows } from '@waldkerf/domain/documents/documentRows'
import { offerSums } from '@waldkerf/domain/documents/documentSums'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { DocumentFilterBar } from './DocumentFilterBar.tsx'

const meta = preview.meta({ component: DocumentFilterBar })

const world = seedWorld({ today: storyDay, size: 'small' })
const offers = offerRows(world.offers, { ...world, sums: offerSums(world) })

export const Ready = meta.story({
  args: {
    kind: 'offers',
    filter: emptyDocumentFilter,
    clients: world.clients,
    list: {
      people: documentPeople(offers),
      counts: filterDocuments(offers, emptyDocumentFilter).counts,
      sums: groupSums(offers, documentState),
    },
    onFilter: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Versendet/ }))
    await expect(args.onFilter).toHaveBeenCalledWith({ ...emptyDocumentFilter, statuses: ['versendet'] })
  },
})
export const Filtered = meta.story({
  args: { ...Ready.composed.args, filter: { ...emptyDocumentFilter, statuses: ['versendet'] }, onFilter: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
    await expect(args.onFilter).toHaveBeenCalledWith(emptyDocumentFilter)
  },
})
