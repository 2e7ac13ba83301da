import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const commandEn = {
  profile: words.profile.en,
  becomeExpert: words.becomeExpert.en,
  settings: 'Appearance',
  messages: 'Notices and errors',
  help: 'Keyboard shortcuts',
  modes: { system: 'Colour scheme: system', light: 'Colour scheme: light', dark: 'Colour scheme: dark' },
  tags: { on: 'Show tags', off: 'Hide tags' },
  density: { comfortable: 'Tables: comfortable', compact: 'Tables: compact' },
  sidebar: 'Collapse or expand the sidebar',
  language: { de: 'Auf Deutsch umstellen', en: 'Switch to English' },
  signOut: words.signOut.en,
}

export const searchEn = {
  report: 'Report a find',
  review: 'Review new reports',
  invoice: 'New invoice',
  offer: 'New offer',
  statement: 'Read a bank statement',
  client: 'New client',
  invite: 'Invite a person',
  invoiceFor: (client: string) => `New invoice for ${client}`,
  offerFor: (client: string) => `New offer for ${client}`,
  cancelled: 'cancelled',
}

export const sendingEn = { arrived: 'Your report has arrived.', view: 'View' }

export const heldEn = {
  told: (count: number) =>
    count === 1
      ? 'One report is on this device alone: your role may not report any more. It stays here and is sent once the role may again.'
      : `${count} reports are on this device alone: your role may not report any more. They stay here and are sent once the role may again.`,
  save: 'Save as a file',
  discard: 'Discard',
  question: {
    title: (count: number) => (count === 1 ? 'Discard the report?' : `Discard ${count} reports?`),
    description: 'It exists on this device alone. What you have not saved as a file is gone then.',
    confirm: 'Discard',
    cancel: 'Keep',
  },
  file: {
    name: 'Reports not sent',
    title: 'Reports that were not sent',
    pictures: 'Pictures',
    table: 'Reports',
    tableFile: 'As a table',
    columns: {
      day: 'Day of the find',
      species: 'Species (number)',
      lat: 'Latitude',
      lon: 'Longitude',
      remark: 'Remark',
      pictures: 'Pictures',
    },
  },
}

export const sessionEn = {
  least: 'Your data could not be loaded. For now you see the dashboard only.',
  gaveUp: (why: string) => `Your data could not be loaded several times. ${why} For now you see the dashboard only.`,
  over: 'Your session has ended. Nothing is saved until you have signed in again.',
  signIn: 'Sign in',
  back: 'You are signed in again.',
  unreachable: 'The identity service does not answer. What you have typed stays here.',
}
