import type { Role } from '../roles/roles.ts'

/** The rights of roles, as the database checks them. */
export const rights = [
  'seeDashboard',
  'seePictures',
  'changeOwnData',
  'seeAllRecords',
  'reviewRecords',
  'workOnMaps',
  'doOffice',
  'manageUsers',
] as const
export type Right = (typeof rights)[number]

const citizen: readonly Right[] = ['seeDashboard', 'seePictures', 'changeOwnData']
const expert: readonly Right[] = [...citizen, 'seeAllRecords', 'reviewRecords', 'workOnMaps']

/** The roles are a ladder: each may what those below it may. */
export const roleRights: Readonly<Record<Role, readonly Right[]>> = {
  ogf_new: ['seeDashboard'],
  ogf_citizens: citizen,
  ogf_expert: expert,
  ogf_admin: rights,
}
