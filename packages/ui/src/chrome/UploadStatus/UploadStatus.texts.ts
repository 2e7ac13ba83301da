import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    running: (count: string, one: boolean, percent: string) =>
      `${one ? 'Ein Kartenbild wird' : `${count} Kartenbilder werden`} hochgeladen: ${percent} %`,
    stopped: (count: string, one: boolean) =>
      one ? 'Ein Kartenbild ist nicht hochgeladen' : `${count} Kartenbilder sind nicht hochgeladen`,
    brief: (count: string, percent: string) => `${count} · ${percent} %`,
  },
  async () => (await import('./UploadStatus.texts.en.ts')).en,
)
