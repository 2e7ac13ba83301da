import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    profile: words.profile.de,
    becomeExpert: words.becomeExpert.de,
    settings: 'Erscheinungsbild',
    messages: 'Hinweise und Fehler',
    help: 'Tastenkürzel',
    modes: { system: 'Farbschema: System', light: 'Farbschema: Hell', dark: 'Farbschema: Dunkel' },
    tags: { on: 'Tags anzeigen', off: 'Tags ausblenden' },
    density: { comfortable: 'Tabellen: bequem', compact: 'Tabellen: kompakt' },
    sidebar: 'Seitenleiste auf- oder zuklappen',
    language: { de: 'Auf Deutsch umstellen', en: 'Switch to English' },
    signOut: words.signOut.de,
  },
  async () => (await import('./commands.texts.en.ts')).en,
)
