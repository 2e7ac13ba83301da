import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { arrived: (id: number) => `Ihre Meldung ist angekommen. Sie hat die Nummer ${id}.` },
  async () => (await import('./ReportSending.texts.en.ts')).en,
)
