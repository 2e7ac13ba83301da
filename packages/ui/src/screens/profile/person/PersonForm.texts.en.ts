export const en = {
  title: 'Person',
  fields: { first_name: 'First name', last_name: 'Last name', phone: 'Phone', berufsgruppe: 'Profession group' },
  phoneHint: 'For questions about your reports',
  professionHint: 'From the list or in your own words',
  professions: {
    owner: 'Forest owner',
    district: 'Forest district',
    protection: 'Forest protection',
    research: 'Research',
    volunteer: 'Volunteer',
    office: 'Administration',
  },
  conflict:
    'Your profile has been changed elsewhere meanwhile. Choose what is to hold for the marked fields, then save.',
}
