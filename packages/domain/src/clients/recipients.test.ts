import { expect, test } from 'vitest'
import { proposedRecipients } from './recipients.ts'

const cash = { name: 'Kasse', email: 'kasse@kunde.test', fuer_rechnungen: true }
const desk = { name: '', email: 'Vorzimmer@kunde.test', fuer_rechnungen: false }
const own = 'rechnung@kunde.test'

const addresses = (...args: Parameters<typeof proposedRecipients>) =>
  proposedRecipients(...args).map(({ email }) => email)

test('invoices go to whoever is marked for them, then to the address of the client, offers to whom was last written to', () => {
  expect(addresses([cash, desk], own, 'invoice')).toEqual([cash.email, own, desk.email])
  expect(addresses([cash, desk], own, 'offer')).toEqual([desk.email, own, cash.email])
  expect(addresses([desk], own, 'invoice')).toEqual([own, desk.email])
})

test('an address stands once, and the client’s own is the first where nothing else is there', () => {
  expect(addresses([desk], 'vorzimmer@kunde.test', 'invoice')).toEqual([desk.email])
  expect(addresses([desk, { ...desk, email: own }], own, 'invoice')).toEqual([own, desk.email])
  expect(addresses([], own, 'offer')).toEqual([own])
  expect(addresses([], '', 'offer')).toEqual([])
})
