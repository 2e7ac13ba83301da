import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    signedIn: 'Angemeldet',
    offline: 'Offline',
    expiring: (left: string) => `Sitzung endet in ${left}`,
    over: 'Sitzung beendet',
  },
  async () => (await import('./SessionStatus.texts.en.ts')).en,
)
