import { type Role, roles } from './roles.ts'

/**
 * Rights inside the pages that the route table opens to a role. Each right names the lowest role that has it; higher
 * roles have it too. The database checks rights itself: these only show or hide what it would grant or refuse.
 */
export const rights = {
  /** Is signed in: sees the figures of the dashboard, published reports, and the own account. */
  enter: 'ogf_new',
  /** Is admitted: sees the work to do instead of an explanation of the next steps, and can report. */
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
  /** Sees how long reports have waited for reviewers. */
  watchQueue: 'ogf_admin',
  /** Asks for the name behind a single account when the list of names cannot be read. */
  nameAccounts: 'ogf_admin',
  /** Makes maps without a client, deletes maps, and stores their scripts. */
  administerMaps: 'ogf_admin',
  /** Sees storage and undelivered mails, and sets the limits of accounts. */
  operate: 'ogf_admin',
  openTemplate: 'ogf_admin',
} as const satisfies Record<string, Role>

export type Right = keyof typeof rights

/** Whether a role has the right; nobody's role has none. */
export const may = (role: Role | undefined, right: Right): boolean =>
  roles.indexOf(role as Role) >= roles.indexOf(rights[right])
