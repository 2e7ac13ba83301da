import type { ClientRow } from '../entities/clients.ts'

/** A client as an option of a choice. */
export type ClientChoice = Pick<ClientRow, 'client_id' | 'name'>
