import type { invoiceStates } from '@waldkerf/domain/entities/documents/paymentStates'
import type { OfferStatus } from '@waldkerf/domain/entities/documents/offers'
import { defineTexts } from '@waldkerf/ui/i18n/Language'
import type { ChainLink } from '@waldkerf/domain/documents/chain/documentChain'

type Known = OfferStatus | 'mail_wartet' | 'mail_abgelehnt' | (typeof invoiceStates)[number] | 'archived' | 'abgelaufen'

const labels = {
  entwurf: 'Entwurf',
  mail_wartet: 'Wartet auf den Mailserver',
  mail_abgelehnt: 'Mail abgelehnt',
  versendet: 'Versendet',
  angenommen: 'Angenommen',
  abgelehnt: 'Abgelehnt',
  abgerechnet: 'Abgerechnet',
  open: 'Entwurf',
  archived: 'Festgeschrieben',
  offen: 'Offen',
  teilbezahlt: 'Teilbezahlt',
  ueberfaellig: 'Überfällig',
  bezahlt: 'Bezahlt',
  ueberzahlt: 'Mit Guthaben',
  storniert: 'Storniert',
  ersetzt: 'Ersetzt',
  stornorechnung: 'Stornorechnung',
  abgelaufen: 'Abgelaufen',
} satisfies Record<Known, string>

const words = {
  labels: labels as Record<string, string>,
  overdue: (days: number) => (days === 1 ? 'Überfällig seit 1 Tag' : `Überfällig seit\u00A0${days}\u00A0Tagen`),
  overdueShort: (days: number) => (days === 1 ? '1 Tag überfällig' : `${days}\u00A0Tage überfällig`),
  lapsed: (days: number) => (days === 1 ? 'Abgelaufen seit 1 Tag' : `Abgelaufen seit\u00A0${days}\u00A0Tagen`),
  reminded: (state: string, count: number) => `${state}, ${count}. Erinnerung`,
  credit: (amount: string) => `Guthaben ${amount}`,
  due: (state: string, day: string) => `${state}, fällig ${day}`,
}

export const texts = defineTexts<typeof words>(words, async () => (await import('./status.texts.en.ts')).en)

const kinds = {
  offer: 'Angebot',
  invoice: 'Rechnung',
  abschlag: 'Abschlag',
  schluss: 'Schlussrechnung',
  cancellation: 'Stornorechnung',
} satisfies Record<ChainLink['kind'], string>

export const chainTexts = defineTexts(
  {
    label: 'Vom Angebot zur Rechnung',
    kinds,
    parts: { chain: 'Angebot, Rechnung und Stornorechnung dazu' },
    loading: 'Was zu diesem Dokument gehört, wird geladen.',
    day: (day: string) => `vom ${day}`,
    inList: (kind: string, number: string, state: string) => `${kind} ${number}: ${state}`,
  },
  async () => (await import('./status.texts.en.ts')).chainEn,
)
