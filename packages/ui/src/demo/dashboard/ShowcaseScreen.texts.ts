import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Dashboard',
    you: 'Wer Sie sind',
    roles: (roles: string) => `Rolle: ${roles}`,
    icons: 'Symbole',
    tones: 'Zustände',
    buttons: 'Schaltflächen',
    button: { primary: 'Wichtigste Aktion', secondary: 'Weitere Aktion', quiet: 'Nebensache', danger: 'Löschen' },
    tone: { info: 'Neu', success: 'Veröffentlicht', warning: 'Rückfrage', danger: 'Abgelehnt', neutral: 'Unbekannt' },
  },
  async () => (await import('./ShowcaseScreen.texts.en.ts')).en,
)
