import type { ChainLink } from '@waldkerf/domain/documents/chain/documentChain'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

const kinds = {
  offer: 'Angebot',
  invoice: 'Rechnung',
  cancellation: 'Storno',
} satisfies Record<ChainLink['kind'], string>

export const texts = defineTexts(
  {
    label: 'Vom Angebot zur Rechnung',
    kinds,
    parts: { chain: 'Angebot, Rechnung und Storno dazu' },
    loading: 'Was zu diesem Dokument gehört, wird geladen.',
    day: (day: string) => `vom ${day}`,
    inList: (kind: string, number: string, state: string) => `${kind} ${number}: ${state}`,
  },
  async () => (await import('./chain.texts.en.ts')).en,
)
