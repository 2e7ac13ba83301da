import { expect } from '@playwright/test'
import { asOwner } from './behind.ts'
import { photo } from './photo.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()

const citizen = 'nutzer@waldkerf.test'

/** The pictures of a record in their order, as they are stored. */
const storedPictures = (id: number) =>
  asOwner<{ id: string; breite: number }>(
    stack.databaseUrl,
    'select id, breite from data.bilder where kaefer_id = $1 order by position, filename',
    [id],
  )

/** A new record of the citizen. @returns its number */
async function newRecord() {
  const [row] = await asOwner<{ id: string }>(
    stack.databaseUrl,
    `insert into data.kaefer (art, bundesland, user_id) select 1, 'Bayern', user_id from data.benutzer where email = $1
     returning id`,
    [citizen],
  )
  return Number(row?.id)
}

/** The number of a record of somebody else that is not published. */
async function hiddenRecord() {
  const [row] = await asOwner<{ id: string }>(
    stack.databaseUrl,
    `select id from data.kaefer where status = 'new' and user_id is distinct from (
       select user_id from data.benutzer where email = $1) limit 1`,
    [citizen],
  )
  return Number(row?.id)
}

test(
  'a citizen opens the page of an own report from the dashboard, and changes its pictures until it is published',
  long,
  async ({ page }) => {
    const trouble = await watchForTrouble(page)
    const id = await newRecord()
    await signIn(page, stack.origin, citizen)
    const mine = page.getByRole('region', { name: 'Meine Meldungen' })
    const pictures = page.getByRole('region', { name: 'Bilder' })
    const all = page.getByRole('region', { name: 'Alle anderen Meldungen' })

    await test.step('without GIS in the menu, all reports are in a list, and each has its page', async () => {
      await expect(page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'GIS' })).toHaveCount(
        0,
      )
      await expect(page.getByRole('main').getByRole('link', { name: /^Fund melden/ })).toBeVisible()
      await mine.getByRole('link', { name: /^Alle \d+ Meldungen/ }).click()
      await expect(page).toHaveURL(/\/reports\/index$/)
      await all.locator(`a[href="/reports/${id}"]`).click()
      await expect(page).toHaveURL(new RegExp(`/reports/${id}$`))
      await expect(pictures).toBeVisible()
    })
    const before = await storedPictures(id)

    await test.step('two pictures are added', async () => {
      await pictures.getByRole('button', { name: 'Bilder bearbeiten' }).click()
      const files = [await photo(page, 400), await photo(page, 500)]
      await pictures.locator('input[type=file][multiple]').setInputFiles(files)
      await expect.poll(async () => (await storedPictures(id)).length).toBe(before.length + 2)
      const added = (await storedPictures(id)).slice(before.length)
      expect(added.map(({ breite }) => breite)).toEqual([400, 500])
    })

    await test.step('the last one is put one place to the front', async () => {
      const last = before.length + 2
      await pictures.getByRole('button', { name: `Bild ${last} nach vorn` }).click()
      await expect
        .poll(async () => (await storedPictures(id)).slice(-2).map(({ breite }) => breite))
        .toEqual([500, 400])
    })

    await test.step('and removed again, which could be taken back for five seconds', async () => {
      const last = before.length + 2
      await pictures.getByRole('button', { name: `Bild ${last} entfernen` }).click()
      await pictures.getByRole('button', { name: 'Rückgängig' }).click()
      await pictures.getByRole('button', { name: `Bild ${last} entfernen` }).click()
      await expect.poll(async () => (await storedPictures(id)).map(({ breite }) => breite)).not.toContain(400)
      expect(await storedPictures(id)).toHaveLength(before.length + 1)
    })

    await test.step('the list behind it knows of the new picture', async () => {
      await page.goBack()
      const row = all.locator('li', { has: page.locator(`a[href="/reports/${id}"]`) })
      await expect(row.locator('img')).toBeVisible()
    })

    await test.step('what is published stays as it is', async () => {
      const published = all.getByRole('listitem').filter({ hasText: 'Veröffentlicht', has: page.locator('img') })
      await published.getByRole('link').first().click()
      await expect(page.getByText('Die Meldung ist veröffentlicht')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Bilder bearbeiten' })).toHaveCount(0)
    })

    await test.step('an older address of it over the dashboard leads to its page', async () => {
      await page.goto(`${stack.origin}/dashboard?meldung=${id}`)
      await expect(page).toHaveURL(new RegExp(`/reports/${id}$`))
    })

    await test.step('an address that names somebody else’s hidden report says that there is none', async () => {
      await page.goto(`${stack.origin}/dashboard?meldung=${await hiddenRecord()}`)
      const drawer = page.getByRole('dialog', { name: /^Meldung \d+$/ })
      await expect(drawer.getByRole('alert')).toContainText('Diese Meldung gibt es nicht (mehr)')
    })
    expect(trouble).toEqual([])
  },
)
