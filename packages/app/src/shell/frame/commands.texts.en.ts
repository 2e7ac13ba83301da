import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
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
