import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const firstTexts = defineTexts(
  {
    title: 'Erste Schritte',
    beforeInvoice: 'Vor der ersten Rechnung',
    about: 'In drei Schritten zum ersten Angebot.',
    done: 'Erledigt',
    left: (count: number) => (count === 1 ? 'Eine Angabe fehlt noch' : `${count} Angaben fehlen noch`),
    steps: {
      office: {
        title: 'Angaben zum Büro',
        detail: 'Sie stehen auf jedem Angebot und jeder Rechnung.',
        action: 'Angaben ergänzen',
      },
      client: { title: 'Erster Kunde', detail: 'Name und Ort genügen für den Anfang.', action: 'Kunden anlegen' },
      offer: {
        title: 'Erstes Angebot',
        detail: 'Nummer, Texte und Summen entstehen von selbst.',
        action: 'Angebot schreiben',
        needsClient: 'Dafür braucht es zuerst einen Kunden.',
      },
    },
  },
  async () => (await import('./FirstSteps.texts.en.ts')).firstEn,
)
