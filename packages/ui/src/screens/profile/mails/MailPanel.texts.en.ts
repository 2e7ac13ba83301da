export const en = {
  title: 'Messages by e-mail',
  lead: 'What would you like to hear of? Each change holds at once.',
  flags: {
    mail_rejected: 'Report rejected or question',
    mail_published: 'My report was published',
    mail_expert_approved: 'The expert mode was approved',
    mail_new: 'A new report is waiting to be reviewed',
    mail_register: 'Somebody has registered',
    mail_expert_request: 'Somebody has asked for the expert mode',
  },
  rejectedHint: 'With the reason or the question of the review',
  language: 'Language of e-mails',
  languages: { de: 'Deutsch', en: 'English' },
}
