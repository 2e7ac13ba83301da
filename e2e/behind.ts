import type { Page } from '@playwright/test'
import pg from 'pg'

/** Runs a statement as the database's owner, past all rights: a change from elsewhere while a page is open. */
export async function asOwner<T extends object>(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A call with the page's own token, which the interface would not offer. @returns the status of the answer */
export const callAs = (page: Page, name: string, body: object): Promise<number> =>
  page.evaluate(
    async ([path, payload]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('Admin-Token')}`,
        'content-type': 'application/json',
      }
      return (await fetch(`/rest/rpc/${path}`, { method: 'POST', headers, body: payload })).status
    },
    [name, JSON.stringify(body)] as const,
  )
