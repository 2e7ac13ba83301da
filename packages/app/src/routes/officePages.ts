/**
 * Loaders of pages for administrators. They stand apart so that the names of all the chunks these pages need are not
 * part of the first load.
 */
export const officePages = {
  users: async () => (await import('../pages/users/UsersPage.tsx')).UsersPage,
  user: async () => (await import('../pages/users/UserPage.tsx')).UserPage,
}
export type OfficePage = keyof typeof officePages
