import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  title: words.profile.en,
  loading: 'Your data is loading.',
  failed: 'Your profile could not be loaded',
  missing: 'not given',
  groups: { person: 'Person', account: 'Account', mail: 'Messages by e-mail' },
  fields: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    birth: 'Date of birth',
    gender: 'Gender',
    profession: 'Profession group',
    role: 'Role',
    registered: 'Registered on',
  },
  mail: {
    mail_register: 'New registration',
    mail_new: 'New report',
    mail_rejected: 'Report rejected',
    mail_published: 'Report published',
    mail_expert_request: 'Expert mode requested',
    mail_expert_approved: 'Expert mode approved',
  },
  on: 'on',
  off: 'off',
}
