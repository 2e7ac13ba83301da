/** Languages that mails are written in. */
export const mailLanguages = ['de', 'en'] as const
export type MailLanguage = (typeof mailLanguages)[number]
