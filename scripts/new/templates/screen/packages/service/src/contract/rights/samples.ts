import { call } from '../fixtures/request.ts'
import { admins, type Right } from './right.ts'

export const samples: readonly Right[] = [admins('all entries', call('w_get_samples'), 'rows')]
