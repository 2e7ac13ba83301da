import preview from '@waldkerf/storybook/preview'
import { Card } from '../../parts/Card/Card.tsx'
import { DemoPage } from './DemoPage.tsx'

const meta = preview.meta({
  component: DemoPage,
  args: {
    title: 'Symbole',
    intro: 'Alle Symbole der Bibliothek. Ein Klick kopiert, was man zum Einsetzen schreibt.',
    children: <Card title="Inhalt">Hier steht, worum es geht.</Card>,
  },
})

export const Ready = meta.story()
