import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  skip: 'Skip to content',
  navigation: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  breadcrumb: 'Breadcrumb',
  newTab: 'opens in a new tab',
  becomeExpert: words.becomeExpert.en,
  fundedBy: (name: string) => `This project is funded by ${name}`,
  search: 'Search everything',
  searchKeys: 'Ctrl K',
}
