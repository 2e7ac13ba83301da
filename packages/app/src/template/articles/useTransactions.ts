import { getTransactions } from '@waldkerf/domain/calls/template/articles'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useCallback } from 'react'
import { useTemplateClient } from '../session/TemplateSessionProvider.tsx'
import { useRead } from '../useRead.ts'

/** The sample purchases; what went wrong stands in the state, too. */
export function useTransactions() {
  const client = useTemplateClient()
  const load = useCallback(() => client.call(getTransactions, {}, { quiet: true }), [client])
  return mapLoadable(useRead(load).state, ({ items }) => items)
}
