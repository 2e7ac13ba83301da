import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { NavbarTools, MessagesButton } from './NavbarTools.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Was die obere Leiste außerdem bietet: Meldungen, Sprache, Größe, Vollbild, Hilfe und das Konto mit Rolle und Abmelden.',
    en: 'What else the top bar offers: messages, language, size, full screen, help, and the account with role and sign-out.',
  },
  notFor: [
    { de: 'Was nur auf einer Seite gilt: das gehört dorthin.', en: 'What holds on one page only: that belongs there.' },
  ],
  keyboard: [
    {
      keys: [['Enter'], ['Space']],
      does: { de: 'Ein Werkzeug benutzen, ein Menü öffnen', en: 'Use a tool, open a menu' },
    },
    { keys: [['Escape']], does: { de: 'Das Menü schließen', en: 'Close the menu' } },
  ],
  components: { NavbarTools, AccountMenu, LanguageSwitch, MessagesButton },
}
