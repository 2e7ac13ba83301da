import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'

const OpenFind = lazyPart(async () => (await import('./OpenFind.tsx')).OpenFind)

/** Whether finds open over this page, for roles without GIS. */
export function useOpensHere(): boolean {
  const { allowed } = useSessionSnapshot()
  return allowed !== undefined && allowed.has('report') && !allowed.has('gis')
}

/** The find that the address names, over the page. */
export function OpenedFind() {
  const [query, setQuery] = useSearchParams()
  const opensHere = useOpensHere()
  const record = opensHere ? readRecord(query) : undefined
  if (record === undefined) return null
  return (
    <Suspense>
      <OpenFind key={record} id={record} onClose={() => setQuery({}, { replace: true })} />
    </Suspense>
  )
}

/** The record that the address names; undefined unless it is digits. */
function readRecord(query: URLSearchParams) {
  const text = query.get('meldung') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
