import { getClientDoubles, importClients } from '@waldkerf/domain/calls/clientImports'
import type { ClientImportRow } from '@waldkerf/domain/clients/imports/planClients'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import type { ImportCalls } from './importRuns.ts'

/** The calls of an import of clients. */
export function useClientImports(): ImportCalls<ClientImportRow> {
  const gateway = useGateway()
  return {
    compare: (quelle, zeilen) => gateway.call(getClientDoubles, { quelle, zeilen }),
    send: (lauf, zeilen) => gateway.call(importClients, { lauf, zeilen }),
  }
}
