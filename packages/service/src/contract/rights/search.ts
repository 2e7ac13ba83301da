import { call } from '../fixtures/request.ts'
import { type Right, right } from './right.ts'

const sought = (text: string) => call('w_suche', { text })

export const search: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('a published record', sought('#{published}'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('the own record', sought('#{own}'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('an unpublished record', sought('#{other}'), 401, 'none', 'none', 'none', 'rows', 'rows'),
  right('a species', sought('typographus'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('a person', sought('{personMail}'), 401, 'none', 'none', 'none', 'none', 'rows'),
  right('a client', sought('Testkunde'), 401, 'none', 'none', 'none', 'none', 'rows'),
  right('a map', sought('Testkarte'), 401, 'none', 'none', 'none', 'rows', 'rows'),
  right('an invoice', sought('RE-2026-0001'), 401, 'none', 'none', 'none', 'none', 'rows'),
  right('an offer', sought('AN-2026-0001'), 401, 'none', 'none', 'none', 'none', 'rows'),
]
