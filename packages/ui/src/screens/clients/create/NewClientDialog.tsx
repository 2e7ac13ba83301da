import { clientPlace } from '@waldkerf/domain/clients/clientFilter'
import { clientLimits } from '@waldkerf/domain/clients/clientValues'
import { textLengths } from '@waldkerf/domain/entities/columns'
import { recipientColumns } from '@waldkerf/domain/entities/recipients'
import { isEmail } from '@waldkerf/domain/office/eInvoice/rules/formats'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FormDialog, useSubmit, useTyping } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import type { ClientsActions, NewClient } from '../clientsTypes.ts'
import { homeCountry } from '@waldkerf/domain/office/countries'
import { CountrySelect, PlaceLine, usePostcodeFault } from '../country/CountrySelect.tsx'
import { createTexts } from '../ClientsScreen.texts.ts'
import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { likelyDuplicates } from '@waldkerf/domain/clients/duplicates'
import { useDeferredValue, useMemo, useState } from 'react'
import { isTooLong } from '@waldkerf/ui/parts/RowForm/RowField'

const newClientFields = ['name', 'strasse', 'plz', 'ort', 'email'] as const
type NewClientField = (typeof newClientFields)[number]

const most = { ...clientLimits, email: textLengths(recipientColumns).email }

const joinIds = (clients: readonly ClientRow[]) => clients.map(({ client_id }) => client_id).join()

const empty: NewClient = { name: '', strasse: '', plz: '', ort: '', land: homeCountry, email: '' }

/**
 * The form of a new client. Similar existing clients are listed; a person who has seen them may still create it.
 * @param onDone it is made
 */
function useNewClient(
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
  const long = newClientFields.filter((field) => isTooLong(values[field], most[field]))
  const isNameless = isBlank(values.name)
  const isAddress = values.email.trim() === '' || isEmail(values.email.trim())
  const [isPostcodeLeft, setPostcodeLeft] = useState(false)
  const postcodeFault = usePostcodeFault(values.plz, values.land)
  function send(next?: 'offer') {
    const isSound = !isNameless && isAddress && long.length === 0 && postcodeFault === undefined
    // The list of similar clients on screen lags behind the typing; this check must not.
    const now = joinIds(likelyDuplicates(values, clients))
    if (isSound) setSeen(now)
    void submit(isSound && (now === '' || now === seen), () => create(values, key, next))
  }
  return {
    values,
    change: (field: keyof NewClient, value: string) => setValues((last) => ({ ...last, [field]: value })),
    alike,
    /** The warning has been given for just these. */
    isWarned: alikeIds !== '' && seen === alikeIds,
    isNameless: isSent && isNameless,
    isWrongAddress: isSent && !isAddress,
    long,
    /** Said when the field is left, not while it is typed. */
    postcodeFault: isPostcodeLeft || isSent ? postcodeFault : undefined,
    leavePostcode: () => setPostcodeLeft(true),
    error,
    busy,
    send,
  }
}

export interface NewClientDialogProps {
  clients: readonly ClientRow[]
  clientAddress: (clientId: number) => string
  actions: Pick<ClientsActions, 'create' | 'onTyping'>
  onClose: () => void
}

/** Creates a client; warns of existing ones that may be the same. */
export function NewClientDialog({ clients, clientAddress, actions, onClose }: NewClientDialogProps) {
  const t = useTexts(createTexts)
  const fields = useNewClient(clients, actions, onClose)
  const { values, change, alike, isWarned, isNameless, isWrongAddress, long, postcodeFault, error, busy, send } = fields
  const labels = { name: t.name, strasse: t.street, plz: t.zip, ort: t.place, email: t.email }
  const faults: Partial<Record<NewClientField, string | undefined>> = {
    name: isNameless ? t.noName : undefined,
    plz: postcodeFault,
    email: isWrongAddress ? t.noAddress : undefined,
  }
  const field = (name: NewClientField) => (
    <TextField
      key={name}
      label={labels[name]}
      required={name === 'name'}
      autoComplete="off"
      {...(name === 'email' && { type: 'email', hint: t.emailHint })}
      error={long.includes(name) ? t.tooLong(most[name]) : faults[name]}
      value={values[name]}
      onBlur={name === 'plz' ? fields.leavePostcode : undefined}
      onChange={(event) => change(name, event.target.value)}
    />
  )
  return (
    <FormDialog
      title={t.title}
      description={t.hint}
      submit={{ label: isWarned ? t.createAnyway : t.create }}
      busy={busy}
      problem={error}
      further={{ label: t.createAndOffer, onSubmit: () => send('offer') }}
      onSubmit={() => send()}
      onClose={onClose}
    >
      {field('name')}
      {field('strasse')}
      <PlaceLine>
        {field('plz')}
        {field('ort')}
      </PlaceLine>
      <CountrySelect label={t.country} value={values.land} onChange={(land) => change('land', land)} />
      {field('email')}
      <div role="status">
        {alike.length > 0 && (
          <Alike>
            <Icon name="warning" size={16} />
            <div>
              <p>{t.alike}</p>
              <ul>
                {alike.map((client) => (
                  <li key={client.client_id}>
                    <Link to={clientAddress(client.client_id)}>{client.name}</Link> <span>{clientPlace(client)}</span>
                  </li>
                ))}
              </ul>
            </div>
          </Alike>
        )}
      </div>
    </FormDialog>
  )
}

/** Existing clients that may be the same. */
const Alike = styled.div`
  display: flex;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.warningBorder};
  border-radius: ${radius('control')};
  background: ${color.warningQuiet};
  color: ${color.warningText};
  font-size: ${fontSize(13)};

  > svg {
    flex: none;
    margin-top: 2px;
  }
  p {
    font-weight: ${weight('medium')};
  }
  li {
    min-height: 24px;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
  }
`
