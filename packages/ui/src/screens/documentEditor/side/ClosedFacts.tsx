import type { Header } from '@waldkerf/domain/office/editor/document'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { EditorLists } from '../editorTypes.ts'
import { Details, Form } from './side.styles.ts'
import { texts } from './side.texts.ts'
import { StatusField } from './StatusField.tsx'

export interface ClosedFactsProps {
  header: Header
  lists: EditorLists
  /** As it is stored. */
  status: string
  onStatus: (status: string) => void
}

/** The details of an offer that is no draft: to be read; its status alone goes on. */
export function ClosedFacts({ header, lists, status, onStatus }: ClosedFactsProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const client = lists.clients.find(({ client_id }) => String(client_id) === header['client_id'])
  const personName = (acronym = '') => lists.acronyms.find(({ kuerzel }) => kuerzel === acronym)?.name || acronym
  const facts = [
    [t.client, client?.name ?? ''],
    [t.days.an_datum, header['an_datum'] ? format.day(header['an_datum']) : ''],
    [t.person, personName(header['bearbeiter'])],
    [t.sign, personName(header['sign'])],
  ].filter(([, value]) => value !== '')
  return (
    <Form>
      <StatusField value={header['status'] ?? status} stored={status} onChange={onStatus} />
      <Details>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Details>
    </Form>
  )
}
