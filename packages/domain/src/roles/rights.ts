import { type Role, roles } from './roles.ts'

/**
 * Rights inside the pages that a role may open; which pages these are, the route table says. Each right has the least
 * role that holds it; those above hold it too. The database asks for itself: a right here shows or hides what it would
 * grant or refuse.
 */
export const rights = {
  /** Has signed in: sees the figures of the dashboard, published reports, and the own account. */
  enter: 'ogf_new',
  /** Is admitted: sees work to do in place of what happens next, and reports. */
  work: 'ogf_citizens',
  seePictures: 'ogf_citizens',
  changeOwnData: 'ogf_citizens',
  seeAllRecords: 'ogf_expert',
  /** Decides reports, and changes their species and pictures. */
  reviewBeetles: 'ogf_expert',
  surveyMaps: 'ogf_expert',
  /** Works with clients, offers, invoices and the forecast. */
  doOffice: 'ogf_admin',
  manageUsers: 'ogf_admin',
  /** Sees how long reports wait for those who decide them. */
  watchQueue: 'ogf_admin',
  /** Asks whose a single account is, where the names of all do not come. */
  nameAccounts: 'ogf_admin',
  /** Makes maps without a client, deletes maps, and stores their scripts. */
  administerMaps: 'ogf_admin',
  /** Sees what the operation takes, and sets the limits of accounts. */
  operate: 'ogf_admin',
  openTemplate: 'ogf_admin',
} as const satisfies Record<string, Role>

export type Right = keyof typeof rights

/** Whether a role has the right; nobody's role has none. */
export const may = (role: Role | undefined, right: Right): boolean =>
  roles.indexOf(role as Role) >= roles.indexOf(rights[right])
