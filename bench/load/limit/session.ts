import type { Browser } from '@playwright/test'
import type { Session } from '../measure.ts'

/** The limit cannot sign in; a token is asked for at its own identity service, as its adapter would. */
export async function signInToLimit(browser: Browser, origin: string, email = 'admin@waldkerf.test'): Promise<Session> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const verifier = 'limit-limit-limit-limit-limit-limit-limit-limit'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const query = new URLSearchParams({
    client_id: 'waldkerf-web',
    redirect_uri: `${origin}/silent-check-sso.html`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
  })
  await page.goto(`${origin}/realms/waldkerf/protocol/openid-connect/auth?${query}`)
  await page.locator('#username').fill(email)
  await page.locator('#password').fill('waldkerf')
  await page.locator('#kc-login').click()
  await page.waitForURL(/code=/)
  const code = new URL(page.url()).searchParams.get('code') ?? ''
  const token = await page.evaluate(
    async ([body]) => {
      const answer = await fetch('/realms/waldkerf/protocol/openid-connect/token', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
      return ((await answer.json()) as { access_token: string }).access_token
    },
    [
      new URLSearchParams({
        client_id: 'waldkerf-web',
        grant_type: 'authorization_code',
        redirect_uri: `${origin}/silent-check-sso.html`,
        code,
        code_verifier: verifier,
      }).toString(),
    ],
  )
  await page.evaluate((value) => localStorage.setItem('Admin-Token', value), token)
  const session = await context.storageState()
  await context.close()
  return session
}
