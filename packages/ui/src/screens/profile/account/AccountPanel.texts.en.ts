import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

const genders: Record<string, string> = { w: 'female', m: 'male', d: 'diverse' }

export const en = {
  title: 'Account and session',
  fields: {
    email: 'E-mail',
    role: 'Role',
    server: 'Rights on the server',
    session: 'Signed in as',
    groups: 'Groups',
    registered: 'Registered on',
    birth: 'Date of birth',
    gender: 'Gender',
    language: 'Language of this browser',
  },
  genders,
  missing: 'not given',
  none: 'none',
  loading: 'loading',
  notLoaded: 'not loaded',
  identity: 'What the server says',
  emailNote:
    'You sign in with this address. E-mail address, date of birth and gender are changed by the administration.',
  otherPerson: 'The server knows you under another address. Please sign in anew.',
  languages: { de: 'Deutsch', en: 'English' },
  signOut: words.signOut.en,
}
