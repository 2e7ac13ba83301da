import { getImports, undoImport } from '@waldkerf/domain/calls/beetles/imports'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import type { importBeetles } from '@waldkerf/domain/calls/beetles/imports'
import type { ImportDouble, ImportKind as RunKind } from '@waldkerf/domain/entities/beetles/imports'
import useSWR, { useSWRConfig } from 'swr'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'

const importKeys = { runs: (kind: RunKind) => ['imports', kind] as const }

/** A run as it is begun, or goes on. */
export type NewRun = CallPayload<typeof importBeetles>['lauf']

/** The calls that compare rows with what is stored, and store them. */
export interface ImportCalls<Row> {
  compare: (quelle: string, rows: Row[]) => Promise<readonly ImportDouble[]>
  send: (run: NewRun, rows: Row[]) => Promise<{ gespeichert: number; bekannt: number }>
}

/** The latest imports of a kind, and how they are taken back. */
export function useImportRuns(kind: RunKind) {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const shownIn = kind === 'kaefer' ? 'beetles' : 'clients'
  return {
    runs: toLoadable(useSWR(importKeys.runs(kind), () => gateway.call(getImports, { art: kind }))),
    /** All that shows the rows reads them anew. */
    refresh() {
      void mutate(importKeys.runs(kind))
      void mutate((key) => Array.isArray(key) && key[0] === shownIn)
    },
    undo: (id: string) => gateway.call(undoImport, { id }),
  }
}
