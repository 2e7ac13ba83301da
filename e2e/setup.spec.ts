import { expect, type Page } from '@playwright/test'
import { long, haveSession, productOfFile, signIn, signInByForm, test } from './stack.ts'

const stack = productOfFile(true)
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })
const alert = (page: Page) => page.getByRole('alert')

/** Answers `config.json` with other settings of the identity service. */
async function configure(page: Page, keycloak: object) {
  await page.unrouteAll()
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { keycloak: object }
    await route.fulfill({ json: { ...config, keycloak: { ...config.keycloak, ...keycloak } } })
  })
}

const wrong = [
  [{ url: 'http://' }, 'keycloak.url: Adresse erwartet'],
  [{ realm: '' }, 'keycloak.realm: darf nicht leer sein'],
  [{ realm: 'fremd' }, 'keinen Bereich (Realm) „fremd“'],
] as const

test(
  'an identity service that is named wrongly is said on a page of its own, signed in or not',
  { tag: '@long' },
  async ({ page }) => {
    for (const [keycloak, words] of wrong) {
      await page.context().clearCookies()
      await configure(page, keycloak)
      await page.goto(`${stack.origin}/dashboard`)
      await expect(alert(page)).toContainText(words)
      await expect(alert(page)).toContainText('Gespeicherte Daten sind sicher.')
      await page.unrouteAll()
      await haveSession(page, stack.origin, 'expert@waldkerf.test')
      await configure(page, keycloak)
      await page.goto(`${stack.origin}/dashboard`)
      await expect(alert(page)).toContainText(words)
      await expect(page.getByText('Angemeldet', { exact: true })).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('Admin-Token'))).not.toBeNull()
      await page.evaluate(() => localStorage.clear())
    }
    await configure(page, { clientId: 'fremd' })
    await page.goto(`${stack.origin}/dashboard`)
    await expect(alert(page)).toContainText('ist „fremd“ nicht eingetragen')
    await page.getByRole('button', { name: /Switch to English/ }).click()
    await expect(alert(page)).toContainText('The identity service does not know this application')
  },
)

test(
  'an unreachable identity service and an invalid config.json have different messages',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('**/realms/**', (route) => route.abort())
    await page.goto(`${stack.origin}/dashboard`)
    await expect(alert(page)).toContainText('Der Anmeldedienst ist nicht erreichbar')
    await page.unrouteAll()
    for (const [status, body, words] of [
      [200, '{"keycloak":', 'ist kein gültiges JSON'],
      [404, '', 'Der Server hat keine config.json'],
    ] as const) {
      await page.route('**/config.json', (route) => route.fulfill({ status, body }))
      for (const path of ['/dashboard', '/demo/']) {
        await page.goto(stack.origin + path)
        await expect(alert(page)).toContainText(words)
      }
      await page.unrouteAll()
    }
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await expect(page).toHaveURL(/\/demo\//)
    await expect(alert(page).filter({ hasText: /\S/ })).toHaveCount(0)
  },
)

test('query and hash outlive the sign-in; another spelling is the same page, an unknown address is named', async ({
  page,
}) => {
  await signInByForm(page, stack.origin, 'expert@waldkerf.test', '/gis/index?status=new#unten')
  await expect(page).toHaveURL(`${stack.origin}/gis/index?status=new#unten`)
  await page.goto(`${stack.origin}/GIS/index/?status=new#unten`)
  await expect(menu(page)).toBeVisible()
  await expect(page).toHaveURL(`${stack.origin}/gis/index?status=new#unten`)
  await page.goto(`${stack.origin}/keine/Seite`)
  await expect(page).toHaveURL(`${stack.origin}/dashboard`)
  // It stays until somebody goes on, to the dashboard at the same address for one.
  await expect(page.getByText('Aufgerufene Adresse: /keine/Seite')).toBeVisible()
  await page.getByRole('link', { name: 'Zum Dashboard' }).click()
  await expect(page.getByRole('heading', { name: /^Guten Tag/ })).toBeVisible()
  await expect(page.getByText('/keine/Seite')).toHaveCount(0)
})

test('the title names the record, and the error', long, async ({ page }) => {
  await signIn(page, stack.origin, 'admin@waldkerf.test', '/invoices/1')
  await expect(page).toHaveTitle(/^RE-\d{4}-\d{4} – Rechnung - Waldkerf$/)
  await menu(page).getByRole('link', { name: 'Rechnungen' }).click()
  await expect(page).toHaveTitle('Rechnungen - Waldkerf')
  await page.goto(`${stack.origin}/invoices/999999`)
  await expect(page).toHaveTitle(/^.+ – Rechnung - Waldkerf$/)
  await page.goto(`${stack.origin}/404`)
  await expect(page).toHaveTitle('Diese Seite gibt es nicht - Waldkerf')
})
