import type { JointReason } from '@waldkerf/domain/office/joint/jointOffers'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

const reasons: Record<JointReason, (number: string, invoice: string) => string> = {
  client: (number) => `${number} ist für einen anderen Kunden; eine Rechnung hat einen.`,
  tax: (number) => `${number} hat einen anderen Steuersatz oder Steuerfall als das erste.`,
  instalments: (number) => `${number} wird in Abschlägen abgerechnet: Sein Rest gehört in die eigene Schlussrechnung.`,
  invoiced: (number, invoice) => `${number} ist schon mit ${invoice} abgerechnet.`,
  not_accepted: (number) => `${number}: Die Annahme ist noch nicht eingetragen.`,
  not_invoiced: (number) => `${number} hat noch keine Rechnung.`,
}

export const texts = defineTexts(
  {
    together: 'Zusammen abrechnen …',
    again: 'Noch einmal abrechnen …',
    failed: 'Die Angebote konnten nicht geladen werden',
    count: (count: number) => (count === 1 ? '1 Angebot' : `${count} Angeboten`),
    sum: (numbers: string, amount: string) => `${numbers}: zusammen ${amount} netto.`,
    reasons,
    copied: (numbers: string, isOne: boolean) =>
      isOne
        ? `${numbers} ist schon abgerechnet: Seine Positionen kommen noch einmal in die Rechnung, als Kopie.`
        : `${numbers} sind schon abgerechnet: Ihre Positionen kommen noch einmal in die Rechnung, als Kopie.`,
    terms: (first: string, others: string, isOne: boolean) =>
      isOne
        ? `Es gilt das Skonto von ${first}; ${others} hat ein anderes.`
        : `Es gilt das Skonto von ${first}; ${others} haben ein anderes.`,
  },
  async () => (await import('./joint.texts.en.ts')).en,
)
