import type { Request } from '../harness.ts'

/** Short ways to write requests down. */

export const call = (name: string, body: object = {}, headers: Record<string, string> = {}): Request => ({
  method: 'POST',
  path: `/rpc/${name}`,
  body,
  headers,
})

export const get = (path: string): Request => ({ method: 'GET', path })

export const patch = (path: string, body: object, headers: Record<string, string> = {}): Request => ({
  method: 'PATCH',
  path,
  body,
  headers,
})

export const insert = (path: string, body: object, headers: Record<string, string> = {}): Request => ({
  method: 'POST',
  path,
  body,
  headers,
})

/** Answers the removed rows. */
export const remove = (path: string): Request => ({
  method: 'DELETE',
  path,
  headers: { Prefer: 'return=representation' },
})

export const version = (value: number | string) => ({ 'If-Match': `"${value}"` })
export const key = (name: string) => ({ 'Idempotency-Key': `parity-${name}` })
