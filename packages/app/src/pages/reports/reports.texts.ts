import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    replaces: (id: number) => `Ersetzt Meldung ${id}.`,
    discard: {
      title: 'Diese Meldung verwerfen?',
      description: 'Sie steht nur auf diesem Gerät und ist danach mit ihren Bildern weg.',
      finish: 'Die Meldung ohne die übrigen Bilder abschließen?',
      finishText: 'Was angekommen ist, bleibt. Die übrigen Bilder stehen nur auf diesem Gerät und sind danach weg.',
      confirm: 'Verwerfen',
      confirmFinish: 'Abschließen',
      cancel: 'Behalten',
    },
  },
  async () => (await import('./reports.texts.en.ts')).en,
)
