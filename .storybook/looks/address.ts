import { type Mode, modeAddress, modes } from '../preview/modes.ts'

/** The page that shows a story in all its modes. */
export const looksStory = 'guide-looks--ready'

/** Of that page, from anywhere in the workbench. @param story its id */
export const looksAddress = (story: string) => `./?path=/story/${looksStory}&args=story:${story}`

/** Settings of the page's own toolbar that hold for all frames: who looks, at what, in which colour and size. */
const shared = ['role', 'scenario', 'color', 'size', 'density'] as const

type Globals = Readonly<Record<string, unknown>>

const listGlobals = (globals: Globals, names: readonly string[]) =>
  names.filter((name) => globals[name] !== undefined).map((name) => `${name}:${String(globals[name])}`)

const inMode = (mode: Mode, globals: Globals) =>
  [modeAddress(mode), ...listGlobals(globals, shared)].filter(Boolean).join(';')

const frame = (story: string, globals: string) =>
  `./iframe.html?viewMode=story&id=${story}&globals=${globals};a11y.manual:!true`

/** All that stories need; the frame shows the workbench's own pages only. */
export const frameRights = 'allow-same-origin allow-scripts allow-forms allow-modals allow-popups allow-downloads'

/** A story alone in a frame, without axe, as no panel shows its results there. */
export const frameAddress = (story: string, mode: Mode, globals: Globals) => frame(story, inMode(mode, globals))

/** The same in the toolbar's own look. */
export const plainFrameAddress = (story: string, globals: Globals) =>
  frame(story, listGlobals(globals, ['theme', 'language', ...shared]).join(';'))

/** The same in the workbench. */
export const modeStoryAddress = (story: string, mode: Mode, globals: Globals) =>
  `./?path=/story/${story}&globals=${inMode(mode, globals)}`

/** The modes of a story's group, by its id; forced colours come from the browser, no frame can have them alone. */
export const framedModes = (story: string): readonly Mode[] =>
  modes.filter(
    (mode: Mode) => !mode.forcedColors && mode.groups.some((group) => new RegExp(`^${group}-`, 'i').test(story)),
  )
