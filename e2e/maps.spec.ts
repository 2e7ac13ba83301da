import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { asOwner, callAs } from './behind.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const product = productOfFile()

interface StoredMap {
  id: string
  map_name: string
  jahr: number
  status: string
}

/** The expert's first map that has points. */
const mapOfExpert = async () => {
  const [map] = await asOwner<StoredMap>(
    product.databaseUrl,
    `select k.id, k.map_name, k.jahr, k.status from data.karte k
      join data.kunde_benutzer l using (client_id) join data.benutzer b using (user_id)
      where b.email = 'expert@waldkerf.test' and exists (select from data.mappoint p where p.karte_id = k.id)
      order by k.id limit 1`,
  )
  if (!map) throw new Error('The expert has no map with points')
  return map
}
const stored = async (id: string) => {
  const [map] = await asOwner<StoredMap>(product.databaseUrl, 'select * from data.karte where id = $1', [id])
  return map
}

const mapDetails = (page: Page, name: string) => page.getByRole('region', { name: `Karte ${name}` })

test('an expert finds a map, corrects it while somebody else does, and works on it', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  const map = await mapOfExpert()
  await signIn(page, product.origin, 'expert@waldkerf.test', '/gis/index')

  await test.step('the tab lists the maps of the own clients, and where they lie', async () => {
    await page.getByRole('tab', { name: 'Karten' }).click()
    await expect(page).toHaveURL(/tab=karten/)
    // The other tab has such a field, too, and stays until this one is rendered.
    await expect(page.getByRole('heading', { name: 'Karten', exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Suchen', exact: true }).pressSequentially(map.map_name)
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('suche') === map.map_name)
    await expect(page.getByRole('application', { name: 'Übersicht der Karten' })).toBeVisible()
    await page
      .getByRole('row', { name: new RegExp(map.map_name) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`karte=${map.id}`))
  })

  const details = mapDetails(page, map.map_name)
  await test.step('another column that changes meanwhile is no conflict', async () => {
    await asOwner(product.databaseUrl, `update data.karte set kreis = 'Neukreis' where id = $1`, [map.id])
    await details.getByRole('button', { name: 'Bearbeiten' }).click()
    await details.getByRole('textbox', { name: 'Jahr' }).fill('1913')
    await details.getByRole('textbox', { name: 'Jahr' }).press('Enter')
    await expect(details.getByText('Gespeichert', { exact: true })).toBeVisible()
    expect(await stored(map.id)).toMatchObject({ jahr: 1913, kreis: 'Neukreis' })
  })

  await test.step('the same column is: both versions are shown, and the own one is stored on demand', async () => {
    await asOwner(product.databaseUrl, `update data.karte set status = 'abgeschlossen' where id = $1`, [map.id])
    await details.getByRole('combobox', { name: 'Status', exact: true }).fill('in Arbeit')
    await details.getByRole('combobox', { name: 'Status', exact: true }).press('Enter')
    await expect(details.getByRole('alert')).toContainText('abgeschlossen')
    expect(await stored(map.id)).toMatchObject({ status: 'abgeschlossen' })
    await details.getByRole('button', { name: 'Meine Eingabe speichern' }).click()
    await expect(details.getByRole('alert')).toHaveCount(0)
    await expect.poll(async () => (await stored(map.id))?.status).toBe('in Arbeit')
  })

  await test.step('a field is changed in its cell, by keyboard', async () => {
    await details.getByRole('button', { name: 'Schließen' }).click()
    const grid = page.getByRole('grid', { name: 'Karten' })
    // The list stands in rows of one line again.
    await expect(grid.getByRole('columnheader', { name: 'Jahr' })).toBeVisible()
    await grid.focus()
    await page.keyboard.press('Home')
    // Past the name to the year.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'F2']) await page.keyboard.press(key)
    const year = page.getByRole('dialog', { name: `Jahr von ${map.map_name}` }).getByRole('textbox', { name: 'Jahr' })
    await expect(year).toBeFocused()
    await year.fill('1914')
    await year.press('Enter')
    await expect(year).toHaveCount(0)
    await expect(grid).toBeFocused()
    expect(await stored(map.id)).toMatchObject({ jahr: 1914 })
    await page
      .getByRole('row', { name: new RegExp(map.map_name) })
      .first()
      .click()
  })

  await test.step('the workplace is one press away, and leads back to the maps', async () => {
    await expect(details.getByRole('button', { name: 'Karte löschen' })).toHaveCount(0)
    await details.getByRole('link', { name: 'Georeferenzieren' }).click()
    await expect(page).toHaveURL(new RegExp(`/gis/maps/${map.id}$`))
    await expect(page.getByRole('heading', { name: map.map_name })).toBeVisible()
    await page.getByRole('button', { name: 'Zurück zu den Karten' }).click()
    await expect(mapDetails(page, map.map_name)).toBeVisible()
  })
  expect(trouble).toEqual([])
})

test(
  'an administrator makes a map, changes many, takes them along as files and deletes one',
  long,
  async ({ page }) => {
    const trouble = await watchForTrouble(page)
    await signIn(page, product.origin, 'admin@waldkerf.test', '/gis/index?tab=karten')
    const name = 'Abnahme Blatt 1'

    await test.step('the client proposes its system', async () => {
      await page.getByRole('button', { name: 'Neue Karte' }).click()
      const dialog = page.getByRole('dialog', { name: 'Neue Karte' })
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
      await dialog.getByRole('combobox', { name: 'Kunde' }).click()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('combobox', { name: 'Koordinatensystem' })).not.toHaveValue('')
      await dialog.getByRole('button', { name: 'Karte anlegen' }).dblclick()
      await expect(mapDetails(page, name)).toBeVisible()
      expect(await asOwner(product.databaseUrl, 'select 1 from data.karte where map_name = $1', [name])).toHaveLength(1)
    })

    await test.step('it is deleted by its name', async () => {
      await mapDetails(page, name).getByRole('button', { name: 'Bearbeiten' }).click()
      await mapDetails(page, name).getByRole('button', { name: 'Karte löschen' }).click()
      const dialog = page.getByRole('dialog', { name: /löschen\?/ })
      await dialog.getByRole('textbox').fill(name)
      await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
      await expect(mapDetails(page, name)).toHaveCount(0)
      await expect
        .poll(() => asOwner(product.databaseUrl, 'select 1 from data.karte where map_name = $1', [name]))
        .toEqual([])
    })

    await test.step('all maps without a control point get another status', async () => {
      await page.goto(`${product.origin}/gis/index?tab=karten&passpunkte=ohne`)
      const grid = page.getByRole('grid', { name: 'Karten' })
      await expect(grid.getByRole('row').nth(1)).toBeVisible()
      await grid.focus()
      await page.keyboard.press('Control+a')
      await page.getByRole('button', { name: 'Feld ändern' }).click()
      const dialog = page.getByRole('dialog', { name: /^Feld von/ })
      await dialog.getByRole('combobox', { name: 'Status' }).fill('wartet')
      await dialog.getByRole('button', { name: /Karten ändern$/ }).click()
      await dialog.getByRole('button', { name: 'Sofort senden' }).click()
      const left = `select 1 from data.karte k
      where k.status <> 'wartet' and not exists (select from data.mappoint p where p.karte_id = k.id)`
      await expect.poll(() => asOwner(product.databaseUrl, left)).toEqual([])
      await expect(dialog.getByText(/nicht geändert/)).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Schließen' }).last().click()
    })

    await test.step('as GeoJSON each map has the outline of its sheet', async () => {
      await page.goto(`${product.origin}/gis/index?tab=karten&passpunkte=mit`)
      await expect(page.getByRole('grid', { name: 'Karten' }).getByRole('row').nth(1)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Alles zeigen' })).toBeVisible()
      // The outlines are computed after the list is there.
      await expect(async () => {
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Exportieren' }).click()
        await page.getByRole('menuitem', { name: /GeoJSON/ }).click()
        const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
          features: { geometry: { type: string } | null }[]
        }
        expect(file.features.length).toBeGreaterThan(10)
        expect(new Set(file.features.map(({ geometry }) => geometry?.type))).toEqual(new Set(['Polygon']))
      }).toPass()
    })
    expect(trouble).toEqual([])
  },
)

test('the survey of all clients and of one, as chart and as figures', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  await signIn(page, product.origin, 'expert@waldkerf.test', '/gis/index?tab=einmessung')
  const asTable = page.getByRole('button', { name: 'Vermessen und vermutet als Tabelle zeigen' })
  await test.step('over all clients, as the database counts', async () => {
    await asTable.click()
    const row = page.getByRole('row', { name: /^Schächte/ })
    const [sum] = await asOwner<{ count: string }>(
      product.databaseUrl,
      `select count(*) from data.einmessung e join data.kunde_benutzer l using (client_id)
        join data.benutzer b using (user_id)
        where b.email = 'expert@waldkerf.test' and e.klasse = 'scha' and e.vermessen`,
    )
    await expect(row.getByRole('cell').first()).toHaveText(sum?.count ?? '')
  })
  await test.step('of one client, in the address', async () => {
    await page.getByRole('combobox', { name: 'Kunde' }).click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/kunde=\d+/)
    await asTable.click()
    await expect(page.getByRole('row', { name: /^Einläufe/ })).toBeVisible()
  })
  expect(trouble).toEqual([])
})

test('citizens get neither the page nor the calls', long, async ({ page }) => {
  await signIn(page, product.origin, 'nutzer@waldkerf.test', '/gis/index?tab=karten')
  await expect(page).toHaveURL(/\/401\?from=/)
  for (const name of ['a_get_map_list_from_db', 'w_get_karten_punkte', 'a_get_draenage_overview_erfq']) {
    expect(await callAs(page, name, {})).toBe(403)
  }
})
