import type { UserClient } from '@waldkerf/domain/entities/users/userAdministration'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { AddLine, Failure, Quiet, Rows, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'
import type { UserActions, UserState } from '../userTypes.ts'

export interface ClientsCardProps {
  clients: Loadable<readonly UserClient[]>
  choices: UserState['choices']
  actions: Pick<UserActions, 'connect' | 'disconnect' | 'setCadastre'>
}

/** The clients a person is linked to; rights to their maps follow the link. */
export function ClientsCard({ clients, choices, actions }: ClientsCardProps) {
  const t = useTexts(userTexts).clients
  return (
    <LoadedCard title={t.title} state={clients}>
      {(linked) => <Links linked={linked} choices={choices} actions={actions} />}
    </LoadedCard>
  )
}

interface LinksProps extends Omit<ClientsCardProps, 'clients'> {
  linked: readonly UserClient[]
}

function Links({ linked, choices, actions }: LinksProps) {
  const t = useTexts(userTexts).clients
  const { busy, error, attempt } = useAttempt()
  const area = useRef<HTMLDivElement>(null)
  const disconnect = async (id: number) => {
    const isDone = await attempt(`disconnect ${id}`, () => actions.disconnect(id))
    // The button is gone; the keyboard stays with the list.
    if (isDone) area.current?.focus()
  }
  return (
    <div ref={area} tabIndex={-1}>
      {linked.length === 0 ? (
        <Quiet>{t.none}</Quiet>
      ) : (
        <Rows aria-label={t.title}>
          {linked.map(({ client_id: id, name, kataster_enabled: isOn }) => (
            <li key={id}>
              <span>{name}</span>
              <Checkbox
                label={
                  <>
                    {t.cadastre} <VisuallyHidden>{t.cadastreTitle(name)}</VisuallyHidden>
                  </>
                }
                checked={isOn}
                aria-disabled={busy !== undefined || undefined}
                onChange={() => void attempt(`cadastre ${id}`, () => actions.setCadastre(id, !isOn))}
              />
              <IconButton
                icon="unlink"
                label={t.disconnect(name)}
                aria-disabled={busy !== undefined || undefined}
                onClick={() => void disconnect(id)}
              />
            </li>
          ))}
        </Rows>
      )}
      <Quiet>{t.hint}</Quiet>
      {error !== undefined && <Failure role="alert">{error}</Failure>}
      <AddLink linked={linked} choices={choices} connect={(id) => attempt('connect', () => actions.connect(id))} />
    </div>
  )
}

interface AddLinkProps extends Pick<LinksProps, 'linked' | 'choices'> {
  connect: (clientId: number) => Promise<boolean>
}

function AddLink({ linked, choices, connect }: AddLinkProps) {
  const t = useTexts(userTexts).clients
  const [chosen, setChosen] = useState('')
  const options = useMemo(() => {
    const taken = new Set(linked.map(({ client_id }) => client_id))
    return choices
      .filter(({ client_id }) => !taken.has(client_id))
      .map(({ client_id, name }) => ({ value: String(client_id), label: name }))
  }, [linked, choices])
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen && (await connect(Number(chosen)))) setChosen('')
  }
  return (
    <AddLine onSubmit={(event) => void onSubmit(event)}>
      <Combobox label={t.add} placeholder={t.addHint} options={options} value={chosen} onChange={setChosen} />
      <Button type="submit" icon="plus" disabled={chosen === ''}>
        {t.connect}
      </Button>
    </AddLine>
  )
}
