const texts = {
  de: {
    subject: 'Einladung zu Waldkerf',
    body: 'Guten Tag,\n\nSie wurden zu Waldkerf eingeladen. Über diesen Link richten Sie Ihren Zugang ein; er gilt sieben Tage und einmal:\n\n',
    accepted: 'Guten Tag,\n\nSie wurden zu Waldkerf eingeladen. Ihr Zugang ist eingerichtet, der Link ist verbraucht.',
    replaced:
      'Guten Tag,\n\nSie wurden zu Waldkerf eingeladen. Der Link dazu gilt nicht mehr, denn Sie haben inzwischen eine neue Einladung.',
    over: 'Guten Tag,\n\nSie wurden zu Waldkerf eingeladen. Der Link dazu gilt nicht mehr, denn er ist älter als sieben Tage.',
  },
  en: {
    subject: 'Invitation to Waldkerf',
    body: 'Hello,\n\nyou have been invited to Waldkerf. This link sets up your account; it works for seven days and once:\n\n',
    accepted: 'Hello,\n\nyou have been invited to Waldkerf. Your account is set up, the link is used up.',
    replaced:
      'Hello,\n\nyou have been invited to Waldkerf. Its link does not work any more, since you have got a new invitation meanwhile.',
    over: 'Hello,\n\nyou have been invited to Waldkerf. Its link does not work any more, since it is older than seven days.',
  },
} as const

/** The words of an invitation. @param link where the password is set, or why there is none any more */
export function invitationMail(language: 'de' | 'en', link: { address: string } | 'accepted' | 'replaced' | 'over') {
  const words = texts[language]
  return { subject: words.subject, body: typeof link === 'string' ? words[link] : words.body + link.address }
}
