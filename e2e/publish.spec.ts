import { expect } from '@playwright/test'
import type { Stack } from '@waldkerf/service/start'
import { long, newFolder, removeFolder, signInByForm, startProduct, test, watchForTrouble } from './stack.ts'

const folder = newFolder()
let stack: Stack

test.beforeAll(async () => {
  stack = await startProduct(folder)
})
test.afterAll(async () => {
  await stack.stop()
  removeFolder(folder)
})

test(
  'an expert publishes a sighting, and after a restart of everything it is still published',
  long,
  async ({ page }) => {
    const trouble = await watchForTrouble(page)

    await test.step('signs in at the identity service and sees the dashboard', async () => {
      await signInByForm(page, stack.origin, 'expert@waldkerf.test')
      await expect(page).toHaveTitle('Dashboard - Waldkerf')
      await expect(page.getByRole('main').getByText('Buchdrucker').first()).toBeVisible()
    })

    await test.step('opens GIS and narrows it to new sightings', async () => {
      await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'GIS' }).click()
      await expect(page).toHaveTitle('GIS - Waldkerf')
      await page.getByRole('button', { name: /^Neu/ }).first().click()
      await expect(page).toHaveURL(/status=new/)
    })

    await test.step('opens the first one', async () => {
      await page.getByRole('row', { name: /Neu/ }).first().click()
      await expect(page).toHaveURL(/meldung=\d+/)
    })
    const id = new URL(page.url()).searchParams.get('meldung') ?? ''

    await test.step('publishes it with the keyboard', async () => {
      await expect(page.getByRole('button', { name: /Veröffentlichen/ })).toBeVisible()
      await page.keyboard.press('v')
      await expect(page.getByText('Gespeichert')).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: 'Matthias Tannhäuser' }).first()).toBeVisible()
    })

    await test.step('everything is stopped and started again', async () => {
      const { port } = new URL(stack.origin)
      await stack.stop()
      stack = await startProduct(folder, { port: Number(port) })
    })

    await test.step('the session still stands, and so does what was published', async () => {
      await page.goto(`${stack.origin}/gis/index?status=published&meldung=${id}`)
      await expect(page.getByRole('heading', { name: `Meldung ${id}` })).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: 'Matthias Tannhäuser' }).first()).toBeVisible()
    })

    expect(trouble).toEqual([])
  },
)

test(
  'the database dies in the middle of use: a message, nothing lost, and it recovers by itself',
  long,
  async ({ page }) => {
    await signInByForm(page, stack.origin, 'expert@waldkerf.test')
    await page.goto(`${stack.origin}/gis/index?status=new`)
    await page.getByRole('row', { name: /Neu/ }).first().click()
    const message = page.getByRole('textbox', { name: /Nachricht/ })
    const text = 'Bitte reichen Sie ein Bild des Fraßbildes nach.'
    await message.fill(text)

    const { postgres } = stack.pids()
    if (postgres === undefined) throw new Error('PostgreSQL does not run')
    // The decision below is sent while PostgreSQL is dead or just starting again.
    process.kill(postgres, 'SIGKILL')
    await page
      .getByRole('button', { name: /Rückfrage/ })
      .last()
      .click()
    await expect(
      page.getByRole('alert').filter({ hasText: /\w/ }).or(page.getByText('Gespeichert')).first(),
    ).toBeVisible()
    // Still in the field, or stored and in the conversation.
    const said = page.getByRole('listitem').filter({ hasText: text })
    await expect.poll(async () => (await message.inputValue()) === text || (await said.count()) > 0).toBe(true)

    await stack.ready()
    await expect(async () => {
      if (!(await page.getByText('Gespeichert').isVisible())) {
        await page
          .getByRole('button', { name: /Rückfrage/ })
          .last()
          .click({ timeout: 2_000 })
      }
      await expect(page.getByText('Gespeichert')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
  },
)
