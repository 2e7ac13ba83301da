import { fn } from 'storybook/test'
import type { SavedViewsProps } from './SavedViews.tsx'

/** Mocked actions of the saved views: calls are recorded, nothing is stored. */
export const exampleViewActions = () =>
  ({
    apply: fn(),
    add: fn(async () => undefined),
    rename: fn(async () => undefined),
    replace: fn(async () => undefined),
    remove: fn(async () => undefined),
    setStandard: fn(async () => undefined),
  }) satisfies SavedViewsProps['actions']
