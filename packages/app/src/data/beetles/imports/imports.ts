import { getDoubles, getImports, importBeetles, undoImport } from '@waldkerf/domain/calls/beetles/imports'
import type { ImportRow } from '@waldkerf/domain/beetles/imports/planImport'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import useSWR, { useSWRConfig } from 'swr'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'

const importKeys = { runs: () => ['imports'] as const }

/** A run as it is begun, or goes on. */
export type NewRun = CallPayload<typeof importBeetles>['lauf']

const isOfBeetles = (key: unknown) => Array.isArray(key) && key[0] === 'beetles'

/** The latest imports, and the calls that make, compare and take them back. */
export function useImports() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const refresh = () => {
    void mutate(importKeys.runs())
    void mutate(isOfBeetles)
  }
  return {
    runs: toLoadable(useSWR(importKeys.runs(), () => gateway.call(getImports, {}))),
    /** All that shows records reads them anew. */
    refresh,
    compare: (quelle: string, zeilen: ImportRow[]) => gateway.call(getDoubles, { quelle, zeilen }),
    send: (lauf: NewRun, zeilen: ImportRow[]) => gateway.call(importBeetles, { lauf, zeilen }),
    undo: (id: string) => gateway.call(undoImport, { id }),
  }
}
