import type { User } from '@waldkerf/domain/entities/users/users'
import { toPersonValues } from '@waldkerf/domain/profile/person'
import { fn } from 'storybook/test'
import type { PersonFormState, ProfileActions, ProfileState } from './profileTypes.ts'

/** A person as the stories of the profile show it. */
export const examplePerson: User = {
  user_id: 4,
  email: 'nutzer@waldkerf.test',
  first_name: 'Jonas',
  last_name: 'Wiesner',
  phone: '+49 5561 55512',
  berufsgruppe: 'Forstwirtschaft',
  geschlecht: 'm',
  geb: '1988-04-17',
  reg_date: '2025-03-02',
  app_status: 'ogf_citizens',
  mail_register: false,
  mail_new: false,
  mail_rejected: true,
  mail_published: true,
  mail_expert_request: false,
  mail_expert_approved: true,
  version: 3,
}

export const exampleForm: PersonFormState = {
  values: toPersonValues(examplePerson),
  changed: false,
  saving: false,
  saved: false,
  theirs: {},
  problem: undefined,
}

export const exampleState: ProfileState = {
  user: { status: 'ready', data: examplePerson },
  role: 'ogf_citizens',
  roleLabel: 'Standard-Nutzer',
  tab: 'daten',
  form: exampleForm,
  mailLanguage: { status: 'ready', data: 'de' },
  sharing: { status: 'ready', data: { neue: false, meldungen: [] } },
  session: { status: 'ready', data: { email: examplePerson.email, databaseRole: 'ogf_citizens' } },
  language: 'de',
  expert: { asking: false },
}

export const exampleActions: ProfileActions = {
  openTab: fn(),
  person: { change: fn(), save: fn(), discard: fn() },
  mails: { setFlag: fn(), setLanguage: fn() },
  sharing: { setNew: fn(), withdraw: fn() },
  setLanguage: fn(),
  signOut: fn(),
  askToBecomeExpert: fn(),
}
