import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { CopyLink } from './manager/CopyLink.ts'
import { Looks } from './manager/Looks.ts'
import { ModeSelect } from './manager/ModeSelect.ts'
import { groups } from './groups.ts'
import { followRoom } from './manager/room.ts'
import { managerTheme } from './manager/theme.ts'
import { plainName } from './search/searchName.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')
const applyTheme = () => addons.setConfig({ theme: managerTheme(dark.matches ? 'dark' : 'light') })

/** The opening page has nothing to set or to test: it gets the whole room. */
const showPanel = ({ storyId }: { storyId?: string }, shown: boolean) => shown && !storyId?.startsWith('waldkerf--')

applyTheme()
dark.addEventListener('change', applyTheme)
addons.setConfig({
  layoutCustomisations: { showPanel },
  sidebar: {
    renderLabel: ({ name }) => plainName(name),
    // Only the group of the story that is shown is open: drawing the 200 files of the others held the first story up by a second.
    collapsedRoots: groups.map(([title]) => title.toLowerCase()),
  },
  // Folded until the kind of the first story is known: no story has to shrink then.
  layout: { showPanel: false },
})

addons.register('waldkerf', (api) => {
  followRoom(api)
  addons.add('waldkerf/mode', {
    type: types.TOOL,
    title: 'Modus',
    match: ({ viewMode, tabId }) => !tabId && viewMode === 'story',
    render: () => createElement(ModeSelect),
  })
  addons.add('waldkerf/looks', {
    type: types.TOOLEXTRA,
    title: 'Aussehen nebeneinander',
    match: ({ viewMode, tabId }) => !tabId && viewMode === 'story',
    render: () => createElement(Looks),
  })
  addons.add('waldkerf/link', {
    type: types.TOOLEXTRA,
    title: 'Link kopieren',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => createElement(CopyLink),
  })
})
