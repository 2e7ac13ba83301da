import { call } from '../fixtures/request.ts'
import { admins, type Right } from './right.ts'

export const samples: readonly Right[] = [
  admins('all entries', call('w_get_samples'), 'rows'),
  admins('new entry', call('w_add_samples', { bezeichnung: 'Eichenried', datum: '2026-11-20' }), 200),
]
