import { useMemo } from 'react'
import type { Client } from './gateway/client.ts'
import { useApi } from './ApiProvider.tsx'

/** The calls of an area whose code comes with its page. @param make must not change between renders */
export function useArea<T>(make: (client: Client) => T): T {
  const { client } = useApi()
  return useMemo(() => make(client), [make, client])
}
