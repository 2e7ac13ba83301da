import { expect, type Page } from '@playwright/test'
import { change, completeClients, fixAndSend, listed, makeNew, openNumber, sums, typeThree } from './invoiceSteps.ts'
import { follow } from './routes.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()
const admin = 'admin@waldkerf.test'

async function next(page: Page, name: string, confirm: string) {
  const before = page.url()
  await page.getByRole('button', { name: 'Weitere Schritte' }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('button', { name: confirm }).click()
  await expect(page).not.toHaveURL(before, { timeout: 30_000 })
}

const chain = (page: Page) => page.getByRole('navigation', { name: 'Vom Angebot zur Rechnung' })

/** An amount of the XML, in cents. */
const amount = (xml: string, name: string) =>
  Math.round(Number(new RegExp(`<ram:${name}[^>]*>([^<]*)<`).exec(xml)?.[1]) * 100)

test('an invoice is cancelled and written anew: linked, and counted once to the cent', long, async ({ page }) => {
  test.slow()
  const trouble = await watchForTrouble(page)
  await completeClients(stack)
  await signIn(page, stack.origin, admin)
  const before = await sums(page, stack)
  const nothing = { income: 0, offers: 0, open: 0, billed: 0 }
  const once = { income: 110_050, offers: 0, open: 110_050, billed: 110_050 }
  const added = async () => change(before, await sums(page, stack))

  await page.goto(`${stack.origin}/invoices/${await makeNew(page, stack, 'rechnung')}`)
  await typeThree(page)
  const first = await openNumber(page)
  const address = page.url()

  await test.step('a draft is likely income, and nothing is open of it', async () => {
    const likely = { income: 99_045, offers: 99_045, open: 0, billed: 0 }
    expect(await added()).toEqual({ list: { gross: 130_960, open: 0 }, forecast: likely })
    await follow(page, address)
  })
  const original = await fixAndSend(page, stack)

  await test.step('fixed it is open, and still counts once', async () => {
    expect(await added()).toEqual({ list: { gross: 130_960, open: 130_960 }, forecast: once })
    await follow(page, address)
  })

  await test.step('the cancellation takes all of it back, while it is written', async () => {
    await next(page, 'Stornorechnung', 'Stornorechnung erstellen')
    await expect(chain(page).getByRole('link', { name: first })).toBeVisible()
    const cancelling = page.url()
    expect(await added()).toEqual({ list: { gross: 0, open: 0 }, forecast: nothing })
    await follow(page, cancelling)
  })
  const cancelling = await openNumber(page)

  await test.step('and once it is fixed; its XML corrects the first one and is its opposite', async () => {
    const xml = await fixAndSend(page, stack)
    expect(xml).toContain('<ram:TypeCode>384</ram:TypeCode>')
    expect(xml).toContain(first)
    for (const name of ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount']) {
      expect(amount(original, name)).toBeGreaterThan(0)
      expect(amount(xml, name) + amount(original, name)).toBe(0)
    }
    expect(await added()).toEqual({ list: { gross: 0, open: 0 }, forecast: nothing })
    const pair = { state: 'Storniert', open: 0 }
    expect(await listed(page, stack, first)).toEqual({ ...pair, gross: 130_960, chain: [cancelling] })
    expect(await listed(page, stack, cancelling)).toEqual({
      ...pair,
      state: 'Stornorechnung',
      gross: -130_960,
      chain: [first],
    })
  })

  await test.step('from the list the way leads back to the first, which is written anew', async () => {
    await page
      .getByRole('row', { name: new RegExp(`${cancelling} `) })
      .getByRole('link', { name: first })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: `Rechnung ${first}` })).toBeVisible()
    await next(page, 'Kopieren', 'Kopie erstellen')
    await expect(chain(page).getByRole('listitem')).toHaveCount(3)
    const anew = await fixAndSend(page, stack)
    expect(amount(anew, 'GrandTotalAmount')).toBe(130_960)
    expect(anew).toContain('<ram:TypeCode>380</ram:TypeCode>')
  })

  await test.step('the new one counts once, the other two nothing', async () => {
    const number = await openNumber(page)
    expect(await added()).toEqual({ list: { gross: 130_960, open: 130_960 }, forecast: once })
    expect(await listed(page, stack, number)).toEqual({
      state: 'Offen',
      gross: 130_960,
      open: 130_960,
      chain: [first, cancelling].toSorted(),
    })
  })
  expect(trouble).toEqual([])
})
