import { fn } from 'storybook/test'
import type { SavedViewsProps } from './SavedViews.tsx'

/** Actions of the saved views that are only noted. */
export const exampleViewActions = () =>
  ({
    apply: fn(),
    add: fn(async () => undefined),
    rename: fn(async () => undefined),
    replace: fn(async () => undefined),
    remove: fn(async () => undefined),
    setStandard: fn(async () => undefined),
  }) satisfies SavedViewsProps['actions']
