import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { expect, test } from 'vitest'
import { openDocuments } from './openDocuments.ts'

const { offers, invoices } = seedWorld({ today: storyDay, size: 'small' })

test('what is decided or fixed is not open', () => {
  const open = openDocuments(offers, invoices)
  const decided = offers.filter(({ status }) => status === 'abgelehnt' || status === 'abgerechnet').length
  expect(open.drafts + open.sent + open.accepted + decided).toBe(offers.length)
  expect(open.invoices).toBeLessThan(invoices.length)
  expect(open.oldestOffer).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('without documents nothing is open', () => {
  expect(openDocuments([], [])).toEqual({ drafts: 0, sent: 0, accepted: 0, invoices: 0, oldestOffer: undefined })
})
