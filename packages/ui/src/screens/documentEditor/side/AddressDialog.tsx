import { clientLimits } from '@waldkerf/domain/clients/clientValues'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FormDialog, useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { isTooLong } from '@waldkerf/ui/parts/RowForm/RowField'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { clientTexts, createTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import { PlaceLine, usePostcodeFault } from '@waldkerf/ui/screens/clients/country/CountrySelect'
import { useState } from 'react'
import { checklistTexts } from '../DocumentEditorScreen.texts.ts'

type ClientAddress = Pick<ClientRow, 'strasse' | 'plz' | 'ort'>

export interface AddressDialogProps {
  /** Of the client. */
  name: string
  stored: ClientAddress
  /** Of the client, in two letters; '' until it is known. */
  country: string
  /** @throws Error with a message for people */
  onSave: (address: ClientAddress) => Promise<unknown>
  onClose: () => void
}

/** The client's address, corrected where the check misses a part of it. */
export function AddressDialog({ name, stored, country, onSave, onClose }: AddressDialogProps) {
  const t = useTexts(checklistTexts).addressDialog
  const { fields } = useTexts(clientTexts)
  const { tooLong } = useTexts(createTexts)
  const [typed, setTyped] = useState<ClientAddress>({ strasse: stored.strasse, plz: stored.plz, ort: stored.ort })
  const { busy, error, submit } = useSubmit(onClose)
  const postcodeFault = usePostcodeFault(typed.plz, country)
  const fault = (field: keyof ClientAddress) => {
    if (isBlank(typed[field])) return t.missing
    if (isTooLong(typed[field], clientLimits[field])) return tooLong(clientLimits[field])
    return field === 'plz' ? postcodeFault : undefined
  }
  const field = (id: keyof ClientAddress) => (
    <TextField
      label={fields[id]}
      autoComplete="off"
      error={fault(id)}
      value={typed[id]}
      onChange={({ target }) => setTyped((last) => ({ ...last, [id]: target.value }))}
    />
  )
  const isSound = (['strasse', 'plz', 'ort'] as const).every((id) => fault(id) === undefined)
  return (
    <FormDialog
      title={t.title(name)}
      description={t.about}
      submit={{ label: t.save }}
      busy={busy}
      problem={error}
      onSubmit={() => void submit(isSound, () => onSave(typed))}
      onClose={onClose}
    >
      {field('strasse')}
      <PlaceLine>
        {field('plz')}
        {field('ort')}
      </PlaceLine>
    </FormDialog>
  )
}
