import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    errors: (count: number) => `${count} Fehler`,
    messages: 'Hinweise und Fehler',
    fullScreen: 'Vollbild',
    leaveFullScreen: 'Vollbild verlassen',
    fullScreenRefused: 'Vollbild ist in diesem Browser nicht möglich',
    size: 'Größe der Bedienelemente',
    sizes: { default: 'Groß', medium: 'Mittel', small: 'Klein', mini: 'Sehr klein' },
    help: 'Hilfe',
    keyboard: 'Tastenkürzel',
    settings: 'Erscheinungsbild',
    account: (who: string) => `${who} – Konto`,
    profile: words.profile.de,
    dashboard: words.dashboard.de,
    signOut: words.signOut.de,
    expertRequested: words.expertRequested.de,
  },
  async () => (await import('./NavbarTools.texts.en.ts')).en,
)
