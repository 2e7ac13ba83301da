import type { ClientUser } from '@waldkerf/domain/entities/clients'
import { personName, sortName } from '@waldkerf/domain/users/personName'
import { type FormEvent, useMemo, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { AddLine, Failure, Quiet, Rows, Sub, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import type { ClientActions, ClientPeople, ClientState } from '../clientTypes.ts'
import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'

export interface PeopleCardProps {
  state: Pick<ClientState, 'people' | 'team' | 'choices' | 'addresses' | 'cadastre'>
  actions: Pick<ClientActions, 'setCadastre' | 'connect' | 'disconnect' | 'setUserCadastre'>
}

/** Who is linked to the client, and who of the office could be: rights to its maps follow the link. */
export function PeopleCard({ state, actions }: PeopleCardProps) {
  const t = useTexts(clientTexts).people
  return (
    <LoadedCard title={t.title} state={state.people}>
      {(people) => <People people={people} state={state} actions={actions} />}
    </LoadedCard>
  )
}

/** In the narrow column of a small screen the switch goes below the name, too. */
const Linked = styled(Rows)`
  @media (900px <= width < 1200px) {
    > li > label {
      order: 1;
      flex-basis: 100%;
    }
  }
`

/** Keeps off what stands above it. */
const Group = styled.div`
  padding-block-start: ${space(3)};
`

const byId = (people: readonly ClientUser[]) => new Map(people.map((person) => [person.user_id, person]))

interface PeopleProps extends PeopleCardProps {
  people: ClientPeople
}

function People({ people, state, actions }: PeopleProps) {
  const t = useTexts(clientTexts).people
  const { busy, error, attempt } = useAttempt()
  const linked = byId(people.linked)
  const outside = byId(people.outside)
  // The office's answer has a row for each link: a person stands here once, as linked to this client.
  const office = byId([...(shown(state.team) ?? []), ...people.linked].filter(({ user_id }) => !outside.has(user_id)))
  const groups = [
    { title: t.outside, rows: people.linked.filter(({ user_id }) => outside.has(user_id)) },
    { title: t.office, rows: [...office.values()] },
  ]
  const row = (person: ClientUser) => {
    const { user_id: id, kataster_enabled: isOn } = person
    const name = personName(person)
    return (
      <li key={id}>
        <span>
          <Link to={state.addresses.user(id)}>{name}</Link>{' '}
          {person.apus_admin && !outside.has(id) && <Badge tone="info">{t.leader}</Badge>}
        </span>
        {linked.has(id) ? (
          <>
            <Checkbox
              label={
                <>
                  {t.cadastre} <VisuallyHidden>{t.cadastreTitle(name)}</VisuallyHidden>
                </>
              }
              checked={isOn}
              disabled={busy !== undefined}
              onChange={() => void attempt(`cadastre ${id}`, () => actions.setUserCadastre(id, !isOn))}
            />
            <IconButton
              icon="unlink"
              label={t.disconnect(name)}
              aria-disabled={busy !== undefined || undefined}
              onClick={() => void attempt(`disconnect ${id}`, () => actions.disconnect(id))}
            />
          </>
        ) : (
          <Button
            aria-label={t.connectTitle(name)}
            busy={busy === `connect ${id}`}
            onClick={() => void attempt(`connect ${id}`, () => actions.connect(id))}
          >
            {t.connect}
          </Button>
        )}
      </li>
    )
  }
  return (
    <>
      <CadastreSwitch cadastre={state.cadastre} setCadastre={actions.setCadastre} />
      {people.linked.length === 0 && (
        <Group>
          <Quiet>{t.none}</Quiet>
        </Group>
      )}
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <Group key={title}>
              <Sub>{title}</Sub>
              <Linked aria-label={title}>{rows.map(row)}</Linked>
            </Group>
          ),
      )}
      {state.team.status === 'failed' && state.team.data === undefined && (
        <NotLoaded parts={{ team: state.team.retry }} names={{ team: t.office }} />
      )}
      {error !== undefined && <Failure role="alert">{error}</Failure>}
      <AddPerson
        linked={people.linked}
        choices={state.choices}
        connect={(id) => attempt('connect', () => actions.connect(id))}
      />
    </>
  )
}

interface CadastreSwitchProps {
  cadastre: ClientState['cadastre']
  setCadastre: ClientActions['setCadastre']
}

/** Whether people of the client may have cadastre data at all. */
function CadastreSwitch({ cadastre, setCadastre }: CadastreSwitchProps) {
  const t = useTexts(clientTexts).people
  const { busy, error, attempt } = useAttempt()
  const known = shown(cadastre)
  return (
    <>
      <Checkbox
        label={t.clientCadastre}
        hint={t.cadastreHint}
        checked={known?.kataster_status ?? false}
        disabled={known === undefined || busy !== undefined}
        onChange={({ target }) => void attempt('cadastre', () => setCadastre(target.checked))}
      />
      {error !== undefined && <Failure role="alert">{error}</Failure>}
      {cadastre.status === 'failed' && known === undefined && (
        <NotLoaded parts={{ cadastre: cadastre.retry }} names={{ cadastre: t.clientCadastre }} />
      )}
    </>
  )
}

interface AddPersonProps extends Pick<ClientState, 'choices'> {
  linked: readonly ClientUser[]
  connect: (userId: number) => Promise<boolean>
}

function AddPerson({ linked, choices, connect }: AddPersonProps) {
  const t = useTexts(clientTexts).people
  const [chosen, setChosen] = useState('')
  const options = useMemo(() => {
    const taken = new Set(linked.map(({ user_id }) => user_id))
    return choices
      .filter(({ user_id }) => !taken.has(user_id))
      .map((user) => ({ value: String(user.user_id), label: `${sortName(user)} · ${user.email}` }))
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
