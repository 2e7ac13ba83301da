import { applySettings, readSettings, settingsKey } from '../preferences/settings.ts'

/** Puts the chosen mode, language, size and sidebar on the root element, before anything is painted. */
export function applyLook(root: HTMLElement) {
  if (sessionStorage.getItem('waldkerf.look') !== null) root.dataset['reviewing'] = ''
  applySettings(root, readSettings(localStorage.getItem(settingsKey)))
  const size = /(^|; )size=(default|small|mini)/.exec(document.cookie)?.[2]
  if (size !== undefined) root.dataset['size'] = size
  if (/(^|; )language=en/.test(document.cookie)) root.lang = 'en'
  if (/(^|; )sidebarStatus=0/.test(document.cookie)) root.dataset['sidebar'] = 'closed'
}
