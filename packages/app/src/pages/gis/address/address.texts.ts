import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    ignored: (parts: string) =>
      `Die Adresse enthält Angaben, die nicht zu verstehen sind und nichts eingrenzen: ${parts}`,
    noRecord: (id: number) => `Meldung ${id} gibt es nicht. Vielleicht ist die Adresse vertippt.`,
  },
  async () => (await import('./address.texts.en.ts')).en,
)
