import { beetles, pictures, views } from './beetles.ts'
import { clients } from './clients.ts'
import { documents } from './documents.ts'
import { maps, surveys } from './maps.ts'
import { office } from './office.ts'
import type { Right } from './right.ts'
import { userAdministration, users } from './users.ts'

/** Every call of the product, with own and others' rows. */
export const rights: Readonly<Record<string, readonly Right[]>> = {
  beetles,
  pictures,
  views,
  users,
  userAdministration,
  clients,
  maps,
  surveys,
  documents,
  office,
}
