import { expect, type Page } from '@playwright/test'
import { asSomebodyElse } from './asSomebodyElse.ts'
import { asOwner, callAs } from './behind.ts'
import { long, fillSignIn, productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()

const citizen = 'nutzer@waldkerf.test'
const guest = 'gast@waldkerf.test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })
const setStatus = (email: string, status: string) =>
  asOwner(stack.databaseUrl, 'update data.benutzer set app_status = $1 where email = $2', [status, email])
const findUserId = async (email: string) => {
  const [row] = await asOwner<{ id: string }>(
    stack.databaseUrl,
    'select user_id::text as id from data.benutzer where email = $1',
    [email],
  )
  return row?.id
}

/** Fields store themselves when they are left. */
async function save(page: Page, field: string, value: string) {
  await page.getByLabel(field).fill(value)
  await page.getByLabel(field).press('Tab')
}

test('own data are changed, kept over a reload, and refused where they do not fit', long, async ({ page }) => {
  await signIn(page, stack.origin, citizen, '/profile/index')
  const phone = page.getByRole('textbox', { name: 'Telefon' })
  await save(page, 'Telefon', '0171 4455667')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.reload()
  await expect(phone).toHaveValue('0171 4455667')
  await phone.fill('1'.repeat(51))
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await expect(page.getByText(citizen).first()).toBeVisible()
  await expect(page.getByText('Standard-Nutzer').first()).toBeVisible()
})

test('two windows: who changed the same field chooses', long, async ({ page, context }) => {
  await signIn(page, stack.origin, citizen, '/profile/index')
  const other = await context.newPage()
  await other.goto(`${stack.origin}/profile/index`)
  await page.getByLabel('Berufsgruppe').fill('Forschung')
  await save(other, 'Berufsgruppe', 'Ehrenamt')
  await expect(other.getByText('Gespeichert', { exact: true })).toBeVisible()
  // Firefox tells a window behind another of no focus.
  await page.bringToFront()
  await page.getByLabel('Berufsgruppe').press('Tab')
  await expect(page.getByText('Gespeichert ist: Ehrenamt')).toBeVisible()
  await page.getByRole('button', { name: /Berufsgruppe: gespeicherten Wert/ }).click()
  await expect(page.getByLabel('Berufsgruppe')).toHaveValue('Ehrenamt')
})

test('an expert is asked for and approved while the page stays open', long, async ({ page }) => {
  await signIn(page, stack.origin, citizen)
  await page.getByRole('link', { name: 'Experte werden' }).click()
  await expect(page).toHaveURL(/\/profile\/index\?tab=experte/)
  await page.getByRole('button', { name: 'Expertenmodus anfragen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anfragen' }).click()
  await expect(page.getByRole('list', { name: 'Stand Ihrer Anfrage' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Experte werden' })).toHaveCount(0)

  const administrator = await asSomebodyElse(stack.origin, 'admin@waldkerf.test')
  const approve = { user_id: await findUserId(citizen), username: citizen, status: 'ogf_expert' }
  expect(await callAs(page, 'a_change_app_status', approve)).toBe(403)
  await administrator.call('a_change_app_status', approve)

  // No reload, no click, no focus: within a minute.
  await expect(menu(page).getByRole('link', { name: 'GIS' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Sie sind Experte' })).toBeVisible()
  const messages = page.getByRole('region', { name: 'Benachrichtigungen', exact: true })
  await expect(messages).toContainText('Ihre Rolle ist jetzt: Experte.')
  await setStatus(citizen, 'ogf_citizens')
})

test('a role that is taken away leaves unsaved text where it is, and the server refuses', long, async ({ page }) => {
  await signIn(page, stack.origin, citizen, '/profile/index')
  await page.getByRole('textbox', { name: 'Telefon' }).fill('noch nicht gespeichert')
  await setStatus(citizen, 'ogf_new')
  // A request that was sent before is still answered with the old role.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('Neuer Nutzer').first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toHaveValue('noch nicht gespeichert')
  expect(await callAs(page, 'a_update_user', { mail: citizen, phone: '1' })).toBe(403)
  await setStatus(citizen, 'ogf_citizens')
})

test(
  'who signs in for the first time sees what happens next, and is let in without doing anything',
  long,
  async ({ page }) => {
    await page.goto(`${stack.origin}/dashboard`)
    await fillSignIn(page, guest)
    await expect(page.getByRole('heading', { name: 'Ihr Konto ist angelegt' })).toBeVisible()
    await expect(page.getByText('Neuer Nutzer').first()).toBeVisible()
    await page.goto(`${stack.origin}/profile/index`)
    await expect(page).toHaveURL(/\/401/)
    expect(await callAs(page, 'a_update_user', { mail: guest, phone: '1' })).toBe(403)
    await page.goto(`${stack.origin}/dashboard`)
    await expect(page.getByRole('button', { name: 'Jetzt nachsehen' })).toBeVisible()
    await setStatus(guest, 'ogf_citizens')
    await page.getByRole('button', { name: 'Jetzt nachsehen' }).click()
    await expect(page.getByRole('link', { name: 'Experte werden' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ihr Konto ist angelegt' })).toHaveCount(0)
  },
)
