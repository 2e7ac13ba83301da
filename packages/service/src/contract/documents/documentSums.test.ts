import { offerSums } from '@waldkerf/domain/entities/documents/documents'
import { buildTotals } from '@waldkerf/domain/office/money/amounts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { testDay } from '@waldkerf/service/testing/content'
import { shapeProblems } from '../fixtures/shape.ts'

const admin = 'admin@waldkerf.test'
const fixture = makeFixture(admin)

const ask = async (name: string, body: object = {}) => (await fixture.stack.call(admin, name, body)).body

/** Decimal text with so many places, of either sign, small and very large. */
const decimals = (places: number) =>
  fc
    .tuple(fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n }), fc.nat(4), fc.nat(10 ** places - 1))
    .map(([whole, shorter, rest]) => `${whole / 10n ** BigInt(2 * shorter)}.${String(rest).padStart(places, '0')}`)
const documents = fc.record({
  rate: fc.constantFrom('19', '7', '0', '16', '5.5', '12.25', '99.99'),
  lines: fc.array(fc.record({ anzahl: decimals(6), ep: decimals(6) }), { maxLength: 12 }),
})

test('the database adds up to the cent like the editor, for offers and invoices alike', async () => {
  const client_id = String(fixture.rows.myClient)
  const samples = fc.sample(documents, { numRuns: 60, seed: 64 })
  const expected: Record<'offers' | 'invoices', object[]> = { offers: [], invoices: [] }
  for (const [at, { rate, lines }] of samples.entries()) {
    const isOffer = at % 2 === 0
    const made = isOffer
      ? await ask('a_add_offer', { client_id, an_datum: testDay, ust_satz: rate })
      : await ask('a_add_invoice', { client_id, rn_datum: testDay, le_date: testDay, ust_satz: rate })
    const { id } = made as { id: number }
    const parent = isOffer ? 'angebot_id' : 'rechnung_id'
    await fixture.stack.owner.query(
      `insert into data.position (${parent}, lfd_nr, anzahl, ep)
         select $1, row_number() over (), l.anzahl, l.ep
         from jsonb_to_recordset($2) as l (anzahl numeric, ep numeric)`,
      [id, JSON.stringify(lines)],
    )
    const { net, vat, gross } = buildTotals(lines, rate)
    const sums = { id, netto: net, ust: vat, brutto: gross, unklar: 0 }
    if (isOffer) expected.offers.push({ ...sums, mail: null, abgerufen: '0.00' })
    else expected.invoices.push(sums)
  }
  const [offers, invoices] = [await ask('w_get_angebot_summen'), await ask('w_get_rechnung_summen')] as object[][]
  expect(offers).toEqual(expect.arrayContaining(expected.offers))
  expect(invoices).toEqual(expect.arrayContaining(expected.invoices))
  expect(shapeProblems(offers, offerSums)).toEqual([])
}, 60_000)
