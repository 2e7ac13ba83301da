import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { startWorker } from '@waldkerf/mocks/browser'
import addonMsw from 'msw-storybook-addon'
import '@fontsource-variable/inter/wght.css'
import { withSurroundings } from './surroundings.tsx'
import { resetBrowserState } from './reset.ts'
import './theme.ts'

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  decorators: [withSurroundings],
  beforeEach: resetBrowserState,
  globalTypes: {
    theme: {
      description: 'Hell oder dunkel',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Hell' },
          { value: 'dark', title: 'Dunkel' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Sprache',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'de', title: 'Deutsch' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'de' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Telefon', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        desktop: { name: 'Bildschirm', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: { order: ['Theme', 'Brand', 'Parts', 'Chrome', 'Screens', 'Pages', 'Frame', 'Tags', 'Reliability'] },
    },
  },
})
