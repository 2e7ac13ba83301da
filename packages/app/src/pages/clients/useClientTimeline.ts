import { type EventGroup, eventGroups } from '@waldkerf/domain/clients/eventGroups'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ClientActions, ClientState } from '@waldkerf/ui/screens/clients/details/ClientScreen'
import { useState } from 'react'
import { useClientEvents, useClientNotes, useLastContact } from '../../data/clients/clientEvents.ts'
import { useNamesByMail } from '../../data/users/people.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved.ts'
import { withMessage } from '../../platform/errors/withMessage.ts'
import { useRemovals } from '../lists/removals/useRemovals.ts'
import { texts } from './clients.texts.ts'

/** The client's timeline, and the note that is typed. A removed one disappears at once, and goes a little later. */
export function useClientTimeline(clientId: number): {
  state: Pick<ClientState, 'timeline' | 'lastContact'>
  actions: ClientActions['timeline']
} {
  const t = useTexts(texts)
  const [group, setGroup] = useState<EventGroup>('all')
  const [note, setNote] = useState('')
  const { events, older, showOlder } = useClientEvents(clientId, eventGroups[group])
  const lastContact = useLastContact(clientId)
  const notes = useClientNotes(clientId)
  const { gone, remove } = useRemovals<string>()
  const people = useNamesByMail((shown(events) ?? []).map(({ wer }) => wer))
  useUnsaved(note.trim() === '' ? undefined : t.note)
  const left = mapLoadable(events, (all) => all.filter(({ schluessel }) => !gone.has(schluessel)))
  return {
    state: { timeline: { events: left, group, older, people, note }, lastContact },
    actions: {
      choose: setGroup,
      showOlder,
      typeNote: setNote,
      async addNote() {
        await withMessage(() => notes.add(note.trim()))
        setNote('')
      },
      removeNote: (event) => remove(event.schluessel, event.titel, () => notes.remove(event)),
    },
  }
}
