import { isBlank } from '@waldkerf/domain/texts/blank'
import { clientLimits } from '@waldkerf/domain/clients/clientValues'
import { likelyDuplicates } from '@waldkerf/domain/clients/duplicates'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { isTooLong } from '@waldkerf/ui/parts/RowForm/RowField'
import type { ClientsActions, NewClient } from '../clientsTypes.ts'

const newClientFields = ['name', 'strasse', 'plz', 'ort'] as const
export type NewClientField = (typeof newClientFields)[number]

const idsOf = (clients: readonly ClientRow[]) => clients.map(({ client_id }) => client_id).join()

const empty: NewClient = { name: '', strasse: '', plz: '', ort: '' }

/**
 * A client as it is filled in. Those that are much like it are named; whoever has seen them may make it all the same.
 * @param onDone it is made
 */
export function useNewClient(
  clients: readonly ClientRow[],
  { create, onTyping }: Pick<ClientsActions, 'create' | 'onTyping'>,
  onDone: () => void,
) {
  const [key] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState(empty)
  const [isSent, setSent] = useState(false)
  const [seen, setSeen] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const late = useDeferredValue(values)
  const alike = useMemo(() => likelyDuplicates(late, clients), [late, clients])
  const alikeIds = idsOf(alike)
  const isTyping = newClientFields.some((field) => values[field] !== '')
  useEffect(() => {
    onTyping(isTyping)
    return () => onTyping(false)
  }, [onTyping, isTyping])
  const long = newClientFields.filter((field) => isTooLong(values[field], clientLimits[field]))
  const isNameless = isBlank(values.name)
  async function send() {
    setSent(true)
    if (busy || isNameless || long.length > 0) return
    // What is shown lags behind the typing; this must not.
    const now = idsOf(likelyDuplicates(values, clients))
    setSeen(now)
    if (now !== '' && now !== seen) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await create(values, key)
      onDone()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '')
      setBusy(false)
    }
  }
  return {
    values,
    change: (field: keyof NewClient, value: string) => setValues((last) => ({ ...last, [field]: value })),
    alike,
    /** The warning has been given for just these. */
    isWarned: alikeIds !== '' && seen === alikeIds,
    isNameless: isSent && isNameless,
    long,
    refusal,
    busy,
    send,
  }
}
