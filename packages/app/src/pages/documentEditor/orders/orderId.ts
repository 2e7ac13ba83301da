import type { SessionSnapshot } from '@waldkerf/domain/office/editorSession/sessionTypes'

/** The offer whose order a document is, or belongs to; undefined for an invoice that was made of none. */
export const orderId = ({ angebot_id }: SessionSnapshot['data']): number | undefined => angebot_id ?? undefined
