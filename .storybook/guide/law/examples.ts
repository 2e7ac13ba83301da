import { excerpt } from './excerpt.ts'

/** An excerpt of a real story file, which changes with the file. */
export interface Example {
  /** Where it stands, below `packages/ui/src`. */
  file: string
  code: string
}

const sources = import.meta.glob<string>(
  [
    '../../../packages/ui/src/parts/{Button,EmptyState,Tabs}/*.stories.tsx',
    '../../../packages/ui/src/screens/{errors,forecast}/*.stories.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const from = (file: string, ...starts: readonly string[]): Example => ({
  file,
  code: starts.map((start) => excerpt(sources[`../../../packages/ui/src/${file}`] ?? '', `${start} `)).join('\n'),
})

const forecast = 'screens/forecast/ForecastScreen.stories.tsx'
const crash = 'screens/errors/CrashScreen.stories.tsx'

export const examples = {
  order: from(forecast, 'export const Empty', 'export const Loading', 'export const Failed'),
  spread: from('parts/EmptyState/EmptyState.stories.tsx', 'export const Map'),
  globals: from('screens/errors/NotFoundScreen.stories.tsx', 'export const LongPathOnPhone'),
  steps: from(crash, 'export const Ready'),
  keys: from('parts/Tabs/Tabs.stories.tsx', 'export const Ready'),
  seed: from(forecast, 'const world', 'const { forecast }'),
  refusal: from('parts/Button/Button.stories.tsx', 'export const Busy'),
} as const satisfies Record<string, Example>
