import { isBlank } from '@waldkerf/domain/texts/blank'
import { clientLimits } from '@waldkerf/domain/clients/clientValues'
import { likelyDuplicates } from '@waldkerf/domain/clients/duplicates'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSubmit, useTyping } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { isTooLong } from '@waldkerf/ui/parts/RowForm/RowField'
import type { ClientsActions, NewClient } from '../clientsTypes.ts'

const newClientFields = ['name', 'strasse', 'plz', 'ort'] as const
export type NewClientField = (typeof newClientFields)[number]

const joinIds = (clients: readonly ClientRow[]) => clients.map(({ client_id }) => client_id).join()

const empty: NewClient = { name: '', strasse: '', plz: '', ort: '' }

/**
 * The form of a new client. Similar existing clients are listed; a person who has seen them may still create it.
 * @param onDone it is made
 */
export function useNewClient(
  clients: readonly ClientRow[],
  { create, onTyping }: Pick<ClientsActions, 'create' | 'onTyping'>,
  onDone: () => void,
) {
  const [key] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState(empty)
  const [seen, setSeen] = useState('')
  const { busy, error, isSent, submit } = useSubmit(onDone)
  const late = useDeferredValue(values)
  const alike = useMemo(() => likelyDuplicates(late, clients), [late, clients])
  const alikeIds = joinIds(alike)
  useTyping(
    newClientFields.some((field) => values[field] !== ''),
    onTyping,
  )
  const long = newClientFields.filter((field) => isTooLong(values[field], clientLimits[field]))
  const isNameless = isBlank(values.name)
  function send() {
    const isSound = !isNameless && long.length === 0
    // The list of similar clients on screen lags behind the typing; this check must not.
    const now = joinIds(likelyDuplicates(values, clients))
    if (isSound) setSeen(now)
    void submit(isSound && (now === '' || now === seen), () => create(values, key))
  }
  return {
    values,
    change: (field: keyof NewClient, value: string) => setValues((last) => ({ ...last, [field]: value })),
    alike,
    /** The warning has been given for just these. */
    isWarned: alikeIds !== '' && seen === alikeIds,
    isNameless: isSent && isNameless,
    long,
    error,
    busy,
    send,
  }
}
