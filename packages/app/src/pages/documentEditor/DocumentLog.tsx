import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { LogList } from '@waldkerf/ui/screens/documentEditor/side/log/LogList'
import { useMemo } from 'react'
import { useClients } from '../../data/clients/clients.ts'
import { useDocumentLog } from '../../data/documents/storedDocument.ts'
import { usePersonNames } from '../../data/users/people.ts'

interface DocumentLogProps {
  kind: DocumentKind
  id: number
  /** Changes with what is stored. */
  revision: string
}

/** The log of a document, read once its tab is opened. */
export function DocumentLog({ kind, id, revision }: DocumentLogProps) {
  const entries = useDocumentLog(kind, id, revision)
  const found = shown(entries)
  const mails = useMemo(() => [...new Set((found ?? []).map(({ wer }) => wer))].filter(Boolean).toSorted(), [found])
  const people = shown(usePersonNames(noIds, mails)) ?? []
  const personName = (mail: string) => people.find((person) => person.mail === mail)?.name || mail
  return <LogList entries={entries} clients={shown(useClients()) ?? []} personName={personName} />
}

const noIds: readonly number[] = []
