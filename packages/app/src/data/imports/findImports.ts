import { getDoubles, importBeetles } from '@waldkerf/domain/calls/beetles/imports'
import type { ImportRow } from '@waldkerf/domain/beetles/imports/planImport'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import type { ImportCalls } from './importRuns.ts'

/** The calls of an import of finds. */
export function useFindImports(): ImportCalls<ImportRow> {
  const gateway = useGateway()
  return {
    compare: (quelle, zeilen) => gateway.call(getDoubles, { quelle, zeilen }),
    send: (lauf, zeilen) => gateway.call(importBeetles, { lauf, zeilen }),
  }
}
