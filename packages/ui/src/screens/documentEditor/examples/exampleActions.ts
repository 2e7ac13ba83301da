import { fn } from 'storybook/test'
import { examplePages } from './examplePages.ts'
import type { EditorActions } from '../editorTypes.ts'

/** Actions of the editor that are only noted; for stories of its parts. */
export const exampleActions = () =>
  ({
    act: fn(),
    save: fn(),
    back: fn(),
    forget: fn(),
    setDetails: fn(),
    download: fn(async () => undefined),
    layOut: fn(async () => examplePages),
    goTo: fn(),
    resolve: fn(),
    begin: fn(),
    lifecycle: {
      convert: fn(async () => undefined),
      copy: fn(async () => undefined),
      cancel: fn(async () => undefined),
      archive: fn(async () => undefined),
      compare: fn(),
    },
  }) satisfies EditorActions
