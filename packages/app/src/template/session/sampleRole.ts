/** The template's sample roles, the most powerful first. */
export const sampleRoles = ['admin', 'editor', 'visitor'] as const
