import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Apart from the words of the overlays that come when they are opened: this one is there on every page. */
export const roleChangeTexts = defineTexts(
  {
    now: (role: string) => `Ihre Rolle ist jetzt: ${role}.`,
    gained: (pages: string) => `Neu für Sie: ${pages}.`,
    lost: (pages: string) => `Nicht mehr offen: ${pages}.`,
    notApproved: 'Ihre Anfrage auf den Expertenmodus wurde nicht angenommen.',
  },
  async () => (await import('./roleChange.texts.en.ts')).en,
)
