import type { ClientRow } from '../entities/clients.ts'

/** A client as choices name it. */
export type ClientChoice = Pick<ClientRow, 'client_id' | 'name'>
