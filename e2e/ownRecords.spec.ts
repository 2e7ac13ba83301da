import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()

/** The pictures of a record in their order, as they are stored. */
async function storedPictures(id: number) {
  const client = new pg.Client(stack.databaseUrl)
  await client.connect()
  const sql = 'select id, breite from data.bilder where kaefer_id = $1 order by position, filename'
  const { rows } = await client.query<{ id: string; breite: number }>(sql, [id])
  await client.end()
  return rows
}

/** A photograph of so many pixels across, as a file that somebody chooses. */
async function photo(page: Page, width: number) {
  const url = await page.evaluate((across) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: across, height: 300 })
    return canvas.toDataURL('image/jpeg')
  }, width)
  return { name: `${width}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

const openId = (page: Page) => Number(new URL(page.url()).searchParams.get('meldung'))

test('a citizen opens an own report from the dashboard, and changes its pictures until it is published', async ({
  page,
}) => {
  const trouble = await watchForTrouble(page)
  await signIn(page, stack.origin, 'nutzer@waldkerf.test')
  const mine = page.getByRole('region', { name: 'Meine Meldungen' })
  const drawer = page.getByRole('dialog', { name: /^Meldung \d+$/ })

  await test.step('without GIS in the menu, the report opens over the dashboard', async () => {
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'GIS' })).toHaveCount(0)
    await mine.getByRole('button', { name: /^Alle \d+ zeigen/ }).click()
    await mine.getByRole('listitem').filter({ hasNotText: 'Veröffentlicht' }).getByRole('link').first().click()
    await expect(drawer).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\?meldung=\d+$/)
  })
  const id = openId(page)
  const before = await storedPictures(id)

  await test.step('two pictures are added', async () => {
    await drawer.getByRole('button', { name: 'Bilder bearbeiten' }).click()
    const files = [await photo(page, 400), await photo(page, 500)]
    await drawer.locator('input[type=file][multiple]').setInputFiles(files)
    await expect.poll(async () => (await storedPictures(id)).length).toBe(before.length + 2)
    const added = (await storedPictures(id)).slice(before.length)
    expect(added.map(({ breite }) => breite)).toEqual([400, 500])
  })

  await test.step('the last one is put one place to the front', async () => {
    const last = before.length + 2
    await drawer.getByRole('button', { name: `Bild ${last} nach vorn` }).click()
    await expect.poll(async () => (await storedPictures(id)).slice(-2).map(({ breite }) => breite)).toEqual([500, 400])
  })

  await test.step('and removed again, which could be taken back for five seconds', async () => {
    const last = before.length + 2
    await drawer.getByRole('button', { name: `Bild ${last} entfernen` }).click()
    await drawer.getByRole('button', { name: 'Rückgängig' }).click()
    await drawer.getByRole('button', { name: `Bild ${last} entfernen` }).click()
    await expect.poll(async () => (await storedPictures(id)).map(({ breite }) => breite)).not.toContain(400)
    expect(await storedPictures(id)).toHaveLength(before.length + 1)
  })

  await test.step('the list behind it knows of the new picture', async () => {
    await drawer.getByRole('button', { name: 'Schließen', exact: true }).click()
    await expect(drawer).toBeHidden()
    const count = before.length + 1
    await expect(mine.getByText(count === 1 ? '1 Bild' : `${count} Bilder`).first()).toBeVisible()
  })

  await test.step('what is published stays as it is', async () => {
    await mine.getByRole('listitem').filter({ hasText: 'Veröffentlicht' }).getByRole('link').first().click()
    await expect(drawer.getByText('Die Meldung ist veröffentlicht')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Bilder bearbeiten' })).toHaveCount(0)
  })

  await test.step('an address that names somebody else’s hidden report says that it cannot be loaded', async () => {
    const client = new pg.Client(stack.databaseUrl)
    await client.connect()
    const sql = `select id from data.kaefer where status = 'new' and user_id is distinct from (
      select user_id from data.benutzer where email = 'nutzer@waldkerf.test') limit 1`
    const { rows } = await client.query<{ id: string }>(sql)
    await client.end()
    await page.goto(`${stack.origin}/dashboard?meldung=${rows[0]?.id}`)
    await expect(drawer.getByRole('alert')).toContainText('Die Meldung lässt sich nicht laden')
  })
  expect(trouble).toEqual([])
})
