import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Abmelden, bevor alles gesendet ist?',
    confirm: 'Abmelden',
    description: (count: number) =>
      count === 1
        ? '1 Meldung ist nur auf diesem Gerät. Sie bleibt hier unter Ihrem Namen und geht weiter, sobald Sie sich hier wieder anmelden.'
        : `${count} Meldungen sind nur auf diesem Gerät. Sie bleiben hier unter Ihrem Namen und gehen weiter, sobald Sie sich hier wieder anmelden.`,
    scans:
      'Diese Kartenbilder sind noch nicht hochgeladen. Sie bleiben in diesem Browser unter Ihrem Namen und werden weiter hochgeladen, sobald Sie sich hier wieder anmelden.',
    cancel: 'Hier bleiben',
  },
  async () => (await import('./askAboutKept.texts.en.ts')).en,
)
