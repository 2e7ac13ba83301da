import { expect, type Page } from '@playwright/test'
import { asOwner } from './behind.ts'
import { haveSession, productOfFile, test } from './stack.ts'

const stack = productOfFile(true)

/** The files that were asked for until now. */
const asked = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(/.*\//, ''))
      .join(),
  )

/** Notes the files that were asked for when the first of these stood in the page. */
async function noteFiles(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(`main ${wanted}`) === null) requestAnimationFrame(look)
      else {
        const names = performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, ''))
        Object.assign(globalThis, { filesBefore: names })
      }
    }
    requestAnimationFrame(look)
  }, selector)
}

const filesBefore = async (page: Page) => {
  await page.waitForFunction(() => 'filesBefore' in globalThis)
  return page.evaluate(() => (globalThis as unknown as { filesBefore: string[] }).filesBefore)
}

test('the form of a find can be used before its later screens, the list and the frame’s later parts are asked for', async ({
  page,
}) => {
  await haveSession(page, stack.origin, 'nutzer@waldkerf.test')
  await noteFiles(page, 'input[type=file][multiple]')
  await page.goto(`${stack.origin}/reports/new`)
  const files = await filesBefore(page)
  expect(
    files.filter((name) => /^(MapView|PlaceStep|FactsStep|ReportsPage|frame|dashboard|charts)-/.test(name)),
  ).toEqual([])
  await test.step('they follow, for there may be no line when they are wanted', async () => {
    for (const part of ['PlaceStep-', 'FactsStep-', 'ReportsPage-', 'frame-'])
      await expect.poll(() => asked(page)).toContain(part)
  })
})

test('a record that a link opens is shown before the map, the names of places and the frame’s later parts are asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await haveSession(page, stack.origin, 'expert@waldkerf.test')
  await noteFiles(page, '[role=application] img')
  await page.goto(`${stack.origin}/gis/index?meldung=${await pictured()}`)
  const files = await filesBefore(page)
  expect(files.filter((name) => /^(MapView|BeetleMap|landAt|allPlaces|frame|dashboard|charts)-/.test(name))).toEqual([])
  // One call brings the list of its pictures, one the bytes.
  const pictures = files.filter((name) => /^(bilder|w_get_bild)\?/.test(name))
  expect(pictures).toEqual([...new Set(pictures)])
})

/** A record with a picture. */
async function pictured() {
  const sql = 'select min(kaefer_id)::integer as id from data.bilder'
  const [record] = await asOwner<{ id: number }>(stack.databaseUrl, sql)
  return record?.id
}
