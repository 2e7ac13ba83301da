import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    now: (role: string) => `Ihre Rolle ist jetzt: ${role}.`,
    gained: (pages: string) => `Neu für Sie: ${pages}.`,
    lost: (pages: string) => `Nicht mehr offen: ${pages}.`,
    notApproved: 'Ihre Anfrage auf den Expertenmodus wurde nicht angenommen.',
  },
  async () => (await import('./roleChange.texts.en.ts')).en,
)
