import { clientPlace } from '@waldkerf/domain/clients/clientFilter'
import { clientLimits } from '@waldkerf/domain/clients/clientValues'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FormDialog } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import type { ClientsActions } from '../clientsTypes.ts'
import { texts } from './create.texts.ts'
import { Alike, PlaceLine } from './NewClientDialog.styles.ts'
import { type NewClientField, useNewClient } from './useNewClient.ts'

export interface NewClientDialogProps {
  clients: readonly ClientRow[]
  clientAddress: (clientId: number) => string
  actions: Pick<ClientsActions, 'create' | 'onTyping'>
  onClose: () => void
}

/** Creates a client; warns of existing ones that may be the same. */
export function NewClientDialog({ clients, clientAddress, actions, onClose }: NewClientDialogProps) {
  const t = useTexts(texts)
  const fields = useNewClient(clients, actions, onClose)
  const { values, change, alike, isWarned, isNameless, long, error, busy, send } = fields
  const labels = { name: t.name, strasse: t.street, plz: t.zip, ort: t.place }
  const field = (name: NewClientField) => (
    <TextField
      key={name}
      label={labels[name]}
      required={name === 'name'}
      autoComplete="off"
      error={long.includes(name) ? t.tooLong(clientLimits[name]) : name === 'name' && isNameless ? t.noName : undefined}
      value={values[name]}
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
      onSubmit={send}
      onClose={onClose}
    >
      {field('name')}
      {field('strasse')}
      <PlaceLine>
        {field('plz')}
        {field('ort')}
      </PlaceLine>
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
