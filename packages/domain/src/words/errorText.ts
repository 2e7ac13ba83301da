/** The words of a failure for people; what was thrown and is no error says nothing. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : '')
