import { beetles, pictures, reports, views } from './beetles.ts'
import { clients } from './clients.ts'
import { documents } from './documents.ts'
import { maps, surveys } from './maps.ts'
import { office } from './office.ts'
import type { Right } from './right.ts'
import { search } from './search.ts'
import { people, userAdministration, users } from './users.ts'

/** Every call of the product, with own and others' rows. */
export const rights: Readonly<Record<string, readonly Right[]>> = {
  beetles,
  reports,
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
