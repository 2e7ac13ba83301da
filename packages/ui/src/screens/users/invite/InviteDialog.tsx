import { personLimits } from '@waldkerf/domain/profile/person'
import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { FieldRow, FormDialog } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useClientOptions } from '@waldkerf/ui/screens/clients/choice/clientChoice'
import type { UsersActions } from '../usersTypes.ts'
import { Flags } from './InviteDialog.styles.ts'
import { inviteTexts } from '../UsersScreen.texts.ts'
import { useInvitation } from './useInvitation.ts'

export interface InviteDialogProps {
  clients: readonly ClientChoice[]
  actions: Pick<UsersActions, 'invite' | 'isTaken'>
  onClose: () => void
}

/** Invites a person: the address is enough, all else can follow. */
export function InviteDialog({ clients, actions, onClose }: InviteDialogProps) {
  const t = useTexts(inviteTexts)
  const { person, change, checkMail, send, problem, refusal, busy } = useInvitation(actions, onClose)
  const options = useClientOptions(clients, t.noClient)
  return (
    <FormDialog
      title={t.title}
      description={t.description}
      submit={{ label: t.send }}
      busy={busy}
      problem={refusal?.field === 'form' ? refusal.message : undefined}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        type="email"
        label={t.mail}
        required
        autoComplete="off"
        error={problem ? t[problem] : refusal?.field === 'mail' ? refusal.message : undefined}
        value={person.mail}
        onChange={(event) => change({ mail: event.target.value })}
        onBlur={() => void checkMail()}
      />
      <FieldRow>
        <TextField
          label={t.firstName}
          maxLength={personLimits.first_name}
          value={person.first_name}
          onChange={(event) => change({ first_name: event.target.value })}
        />
        <TextField
          label={t.lastName}
          maxLength={personLimits.last_name}
          value={person.last_name}
          onChange={(event) => change({ last_name: event.target.value })}
        />
      </FieldRow>
      <Combobox
        label={t.client}
        options={options}
        value={String(person.client_id)}
        onChange={(value) => change({ client_id: value ? Number(value) : '' })}
      />
      <Checkbox
        label={t.cadastre}
        disabled={person.client_id === ''}
        checked={person.kataster_enabled}
        onChange={(event) => change({ kataster_enabled: event.target.checked })}
      />
      <Flags>
        <legend>{t.office}</legend>
        <Checkbox
          label={t.team}
          checked={person.apus_team}
          onChange={(event) => change({ apus_team: event.target.checked })}
        />
        <Checkbox
          label={t.leader}
          disabled={!person.apus_team}
          checked={person.apus_admin}
          onChange={(event) => change({ apus_admin: event.target.checked })}
        />
      </Flags>
    </FormDialog>
  )
}
