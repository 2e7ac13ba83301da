import type { Browser } from '@playwright/test'
import type { Beetle } from '@waldkerf/domain/entities/beetles'
import { signIn } from './stack.ts'

/** Calls the data service as another person, who is signed in in a browser of their own. */
export async function asSomebodyElse(browser: Browser, origin: string, email: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, origin, email)
  const call = (name: string, payload: object): Promise<unknown> =>
    page.evaluate(
      async ([path, body]) => {
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('Admin-Token')}`,
        }
        const answer = await fetch(path, { method: 'POST', headers, body })
        if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
        return answer.json()
      },
      [`/rest/rpc/${name}`, JSON.stringify(payload)] as const,
    )
  return {
    call,
    /** All records, by their numbers. */
    async records(): Promise<Map<number, Beetle>> {
      const rows = (await call('a_get_kaefer_overview', { bundesland: '', kaeferart: '' })) as Beetle[]
      return new Map(rows.map((row) => [row.id, row]))
    },
    close: () => context.close(),
  }
}
