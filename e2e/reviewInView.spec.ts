import { expect, type Page } from '@playwright/test'
import { asOwner } from './behind.ts'
import { press, tabTo } from './byKeyboard.ts'
import { long, productOfFile, signIn, test } from './stack.ts'

/* At 1440 x 900 one key decides a record and brings the next, and nothing has to be scrolled. */

const stack = productOfFile()
const records = 20

const drawer = (page: Page) => page.getByRole('region', { name: /^Meldung \d+$/ })
const openId = (page: Page) => Number(new URL(page.url()).searchParams.get('meldung'))

/** New records that have pictures, reported just now, before all others: the first of the list. @returns their numbers */
async function waitingWithPictures() {
  const rows = await asOwner<{ id: string }>(
    stack.databaseUrl,
    `with chosen as (
       select id, row_number() over (order by id) as nr from data.kaefer k
       where status = 'new' and exists (select from data.bilder b where b.kaefer_id = k.id) order by id limit $1
     ), others as (
       update data.kaefer set gemeldet_am = now() - interval '1 year'
       where status = 'new' and id not in (select id from chosen)
     )
     update data.kaefer k set gemeldet_am = now() - c.nr * interval '1 second'
     from chosen c where c.id = k.id returning k.id`,
    [records],
  )
  return rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b)
}

/** All that is scrolled down on the page, in pixels. */
const scrolled = (page: Page) =>
  page.evaluate(() =>
    [document.scrollingElement, ...document.querySelectorAll('section[aria-label^="Meldung "], [data-scrolls]')].map(
      (box) => box?.scrollTop,
    ),
  )

test(
  'each record with pictures is decided by one key, and nothing has to be scrolled for it',
  long,
  async ({ page }) => {
    test.slow()
    const ids = await waitingWithPictures()
    expect(ids).toHaveLength(records)
    await signIn(page, stack.origin, 'expert@waldkerf.test', '/gis/index?status=new')

    await test.step('the first is opened, and the review goes on after a decision', async () => {
      await tabTo(page, page.getByRole('grid', { name: 'Käfermeldungen' }))
      await page.keyboard.press('Home')
      await page.keyboard.press('Enter')
      await expect(drawer(page)).toBeFocused()
      const goOn = drawer(page).getByRole('switch', { name: 'Weiter nach Entscheidung' })
      await press(page, goOn, 'Space')
      await expect(goOn).toHaveAttribute('aria-checked', 'true')
    })

    const seen = new Set<number>()
    for (let nr = 1; nr <= records; nr++) {
      const id = openId(page)
      await test.step(`record ${nr}: picture, species and decisions are in view`, async () => {
        await expect(drawer(page)).toHaveAccessibleName(`Meldung ${id}`)
        await expect(drawer(page).getByRole('img').first()).toBeInViewport({ ratio: 1 })
        await expect(drawer(page).getByRole('combobox', { name: 'Art' })).toBeInViewport({ ratio: 1 })
        await expect(drawer(page).getByRole('button', { name: /^Veröffentlichen/ })).toBeInViewport({ ratio: 1 })
        expect((await scrolled(page)).every((top) => top === 0)).toBe(true)
      })
      seen.add(id)
      await page.keyboard.press('v')
      await expect.poll(() => openId(page)).not.toBe(id)
    }

    expect([...seen].toSorted((a, b) => a - b)).toEqual(ids)
    const published = () =>
      asOwner<{ id: string }>(
        stack.databaseUrl,
        `select id from data.kaefer where id = any ($1) and status = 'published'`,
        [ids],
      )
    await expect.poll(async () => (await published()).length, { timeout: 20_000 }).toBe(records)
  },
)
