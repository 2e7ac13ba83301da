import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: words.profile.de,
    loading: 'Ihre Daten werden geladen.',
    failed: 'Ihr Profil konnte nicht geladen werden',
    tabs: { daten: 'Meine Daten', experte: words.expert.de },
  },
  async () => (await import('./ProfileScreen.texts.en.ts')).en,
)
