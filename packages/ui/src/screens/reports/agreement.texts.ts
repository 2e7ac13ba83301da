import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    one: 'Mein Bild darf anderen als Vergleichsbild gezeigt werden',
    hint: 'Ohne Ort und ohne Ihren Namen. Das können Sie jederzeit zurückziehen.',
    title: 'Vergleichsbilder',
    lead: 'Gute Bilder helfen anderen beim Bestimmen. Gezeigt werden nur veröffentlichte Funde, ohne Ort und ohne Ihren Namen.',
    all: 'Neue Bilder als Vergleichsbilder erlauben',
    given: (count: string, isOne: boolean) =>
      isOne ? 'Erlaubt ist es für 1 Ihrer Meldungen.' : `Erlaubt ist es für ${count} Ihrer Meldungen.`,
    none: 'Bis jetzt ist es für keine Ihrer Meldungen erlaubt.',
    withdraw: 'Alle zurückziehen',
    loading: 'Wird geladen',
    failed: 'Was erlaubt ist, lässt sich nicht laden.',
    retry: 'Erneut versuchen',
  },
  async () => (await import('./agreement.texts.en.ts')).en,
)
