import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Farbthema',
    intro: 'Der Schalter stellt das Thema der ganzen Anwendung um und zeigt auch bei der Rückkehr den wahren Stand.',
    change: 'Dunkles Thema',
    parts: 'Bausteine im Thema',
    buttons: 'Schaltflächen',
    button: { primary: 'Wichtigste', secondary: 'Weitere', quiet: 'Nebensache', danger: 'Löschen' },
    edit: 'Bearbeiten',
    share: 'Teilen',
    search: 'Suchen',
    tones: 'Marken',
    tone: { info: 'Neu', success: 'Veröffentlicht', warning: 'Rückfrage', danger: 'Abgelehnt', neutral: 'Unbekannt' },
    choice: 'Anzahl',
    level: 'Stärke',
  },
  async () => (await import('./ThemeScreen.texts.en.ts')).en,
)
