import './preview/clock.ts'
import addonA11y from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import { loadFailureWords } from '@waldkerf/app/platform/errors/errors'
import { startWorker } from '@waldkerf/mocks/worker'
import addonMsw from 'msw-storybook-addon'
import { expect } from 'storybook/test'
// Every story is drawn by it; Storybook asks for it when the first one is to be drawn.
import 'react-dom/client'
import '@waldkerf/ui/theme/fonts.css'
import { globalTypes, initialGlobals } from './preview/globals.ts'
import { leaveTakenKeys, calmQueries } from './preview/queries.ts'
import { chromaticModes } from './preview/modes.ts'
import { mount } from './preview/mount.ts'
import { judgePlays } from './preview/plays.ts'

import { axeOptions, chooseAxe } from './preview/shown/axe.ts'
import { watchRequests } from './preview/shown/requests.ts'
import { untilWhole } from './preview/shown/shown.ts'
import { beginShowing } from './preview/showing.ts'
import { withSurroundings } from './preview/surroundings.tsx'
import './preview/theme.ts'

watchRequests()
calmQueries()

// While Storybook finds its first story.
const worker = startWorker()
void loadFailureWords()

const preview = definePreview({
  addons: [addonA11y(), addonMsw(() => worker)],
  decorators: [withSurroundings],
  beforeAll: leaveTakenKeys,
  beforeEach: [beginShowing, chooseAxe],
  mount,
  afterEach: untilWhole,
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: axeOptions },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    // Loaded with the first page of docs.
    docs: { renderer: async () => (await import('./docs/renderer.tsx')).renderer },
    viewport: {
      options: {
        phone: { name: 'Telefon', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        desktop: { name: 'Bildschirm', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Waldkerf',
          'Guide',
          ['Law', 'Glossary', 'Guard', 'Session', 'Rights', 'Completeness', 'Looks', 'Changes'],
          'Theme',
          'Parts',
          'Chrome',
          'Screens',
          'Pages',
          'Flows',
          'Demo',
        ],
      },
    },
  },
})

judgePlays(preview, () => expect.getState().assertionCalls)

export default preview
