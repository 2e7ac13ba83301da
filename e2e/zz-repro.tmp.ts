import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { chromium } from 'playwright'
import { startStack } from '@waldkerf/service/start'
const folder = mkdtempSync('/tmp/wk-repro-'); chmodSync(folder, 0o755)
const stack = await startStack({ data: folder, dist: process.env.DIST ?? '/tmp/wk/app/dist' })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const fresh = async () => (await browser.newContext({ locale: 'de-DE' })).newPage()
const signIn = async (page, email, path = '/dashboard') => {
  await page.goto(stack.origin + path); await page.locator('#username').fill(email); await page.locator('#password').fill('waldkerf'); await page.locator('#kc-login').click()
  await page.getByRole('navigation', { name: 'Hauptmenü' }).waitFor()
}
const run = async (name, work) => { try { console.log(name, '->', await work()) } catch (e) { console.log(name, 'THREW', String(e).slice(0, 300)) } }
try {
  await run('A /login without token, click Anmelden', async () => {
    const page = await fresh(); const errors = []; page.on('pageerror', (e) => errors.push(e.message))
    await page.goto(stack.origin + '/login?redirect=%2Fgis%2Findex'); await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.locator('#username').waitFor({ timeout: 4000 }).catch(() => {})
    return { url: page.url().slice(0, 80), title: await page.title(), errors }
  })
  await run('B requests per filter/selection change', async () => {
    const page = await fresh(); await signIn(page, 'expert@waldkerf.test', '/gis/index')
    await page.getByRole('row', { name: /Neu/ }).first().waitFor()
    await page.waitForTimeout(3000)
    const asked = []; page.on('request', (r) => r.url().includes('/rest/') && asked.push(r.method() + ' ' + new URL(r.url()).pathname))
    await page.getByRole('button', { name: /^Neu/ }).first().click(); await page.waitForTimeout(500)
    await page.getByRole('row', { name: /Neu/ }).nth(0).click(); await page.waitForTimeout(500)
    await page.getByRole('row', { name: /Neu/ }).nth(1).click(); await page.waitForTimeout(1000)
    return asked
  })
  await run('C other tab refreshes its token: this tab reloads?', async () => {
    const page = await fresh(); await signIn(page, 'expert@waldkerf.test')
    const other = await page.context().newPage(); 
    await page.evaluate(() => { (window as any).__mark = 1 })
    await other.goto(stack.origin + '/dashboard'); await other.getByRole('navigation', { name: 'Hauptmenü' }).waitFor(); await other.waitForTimeout(3000)
    return { stillSamePage: await page.evaluate(() => (window as any).__mark === 1) }
  })
  await run('D titles', async () => {
    const page = await fresh(); await signIn(page, 'nutzer@waldkerf.test'); await page.goto(stack.origin + '/gis/index'); await page.waitForURL(/401/); await page.waitForTimeout(800)
    const a = await page.title(); await page.goto(stack.origin + '/404'); await page.waitForTimeout(800); return [a, await page.title()]
  })
  await run('E token refused by server (bad stored token, signed-in SSO)', async () => {
    const page = await fresh(); await signIn(page, 'expert@waldkerf.test')
    await page.route('**/rest/**', (r) => r.fulfill({ status: 401, contentType: 'application/json', body: '{}' }))
    await page.goto(stack.origin + '/gis/index'); await page.waitForTimeout(5000)
    return { url: page.url(), text: (await page.locator('body').innerText()).slice(0, 300) }
  })
  await run('F role taken away while on GIS', async () => {
    const page = await fresh(); await signIn(page, 'expert@waldkerf.test', '/gis/index'); await page.getByRole('row', { name: /Neu/ }).first().waitFor()
    const pg = (await import('pg')).default; const c = new pg.Client({ connectionString: stack.databaseUrl }); await c.connect()
    await c.query("update data.benutzer set app_status='ogf_citizens' where email='expert@waldkerf.test'").catch(async (e) => console.log(String(e), (await c.query("select table_schema, table_name from information_schema.columns where column_name='app_status'")).rows))
    await c.end()
    await page.evaluate(() => dispatchEvent(new Event('focus'))); await page.waitForTimeout(3000)
    const url = page.url(); return { url }
  })
  await run('G broken config', async () => {
    const page = await fresh(); await page.route('**/config.json', (r) => r.fulfill({ contentType: 'application/json', body: '{"dataService":5,"keycloak":{"url":"javascript:alert(1)"}}' }))
    await page.goto(stack.origin + '/dashboard'); await page.waitForTimeout(2500); await page.screenshot({ path: '/tmp/wk/app/config.png' }); return { url: page.url(), t: (await page.locator('body').innerText().catch(() => '')).slice(0, 300) }
  })
} finally { await browser.close(); await stack.stop(); rmSync(folder, { recursive: true, force: true }) }
