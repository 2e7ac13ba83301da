import { getTransactions } from '@waldkerf/domain/calls/template/articles'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useTemplateClient } from '../session/TemplateSessionProvider.tsx'
import { useRead } from '../../data/loading/useRead.ts'

/** The sample purchases. */
export function useTransactions() {
  const client = useTemplateClient()
  const { state } = useRead([getTransactions.path], () => client.call(getTransactions, {}))
  return mapLoadable(state, ({ items }) => items)
}
