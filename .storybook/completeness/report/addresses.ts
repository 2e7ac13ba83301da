import { normalizeStories } from 'storybook/internal/common'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { userOrAutoTitleFromSpecifier } from 'storybook/internal/preview-api'
import main from '../../main.ts'

/** Gives the id under which Storybook shows a story, by its file and the name of its export. */
export type StoryId = (path: string, name: string) => string | undefined

/** Ids as Storybook itself makes them of the paths. @param root the project's folder, absolute */
export function readStoryIds(root: string): StoryId {
  const stories = Array.isArray(main.stories) ? main.stories : []
  const groups = normalizeStories(stories, { configDir: `${root}/.storybook`, workingDir: root })
  return (path, name) => {
    const file = `./${path}`
    const [title] = groups.flatMap((group) => userOrAutoTitleFromSpecifier(file, group, undefined) || [])
    return title && toId(title, storyNameFromExport(name))
  }
}
