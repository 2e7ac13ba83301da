import { beetles, imports, pictures, reports, views, yearReports } from './beetles.ts'
import { clients } from './clients.ts'
import { documents } from './documents.ts'
import { maps, surveys } from './maps.ts'
import { office } from './office.ts'
import { type Right, right } from './right.ts'
import { people, userAdministration, users } from './users.ts'
import { call } from '../fixtures/request.ts'

const sought = (text: string) => call('w_suche', { text })

const search: readonly Right[] = [
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

/** Every call of the product, with own and others' rows. */
export const rights: Readonly<Record<string, readonly Right[]>> = {
  beetles,
  reports,
  imports,
  yearReports,
  pictures,
  views,
  users,
  userAdministration,
  people,
  clients,
  maps,
  surveys,
  documents,
  office,
  search,
}
