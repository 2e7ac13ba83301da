export const en = {
  now: (role: string) => `Your role is now: ${role}.`,
  gained: (pages: string) => `New for you: ${pages}.`,
  lost: (pages: string) => `No longer open: ${pages}.`,
  notApproved: 'Your request for the expert mode was not approved.',
}
