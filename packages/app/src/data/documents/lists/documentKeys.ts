import type { DocumentKind } from '@waldkerf/domain/documents/documentRows'

/** SWR's keys of the office's documents as lists. */
export const documentKeys = {
  all: (kind: DocumentKind) => [kind, 'all'] as const,
  sums: (kind: DocumentKind) => [kind, 'sums'] as const,
  firstDay: (kind: DocumentKind) => [kind, 'firstDay'] as const,
  standings: () => ['invoices', 'standings'] as const,
  payments: (invoiceId: number) => ['invoices', 'payments', invoiceId] as const,
  /** What all invoices belong to. */
  invoiceData: () => ['invoices', 'data'] as const,
  forecast: () => ['forecast'] as const,
}
