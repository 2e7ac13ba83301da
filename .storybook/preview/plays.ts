import { hasOverrides, restReason } from './rest.ts'
import { NotShown } from './shown/settle.ts'

interface PlayContext {
  id: string
  globals: Readonly<Record<string, unknown>>
  canvas: object
  step: (label: string, play: () => void) => unknown
}

type Play = (context: PlayContext) => unknown

/** Counts the queries made on a canvas. */
export function counted<Canvas extends object>(canvas: Canvas, count: () => void): Canvas {
  return new Proxy(canvas, {
    get: (target, name) => {
      const query: unknown = Reflect.get(target, name)
      if (typeof query !== 'function' || typeof name !== 'string' || !/^(find|get|query)/.test(name)) return query
      return (...given: unknown[]) => {
        count()
        return query(...given) as unknown
      }
    },
  })
}

/**
 * A play that is skipped in a setting it was not written for, and fails where it has checked nothing.
 * @param expectations how many there have been so far
 * @throws NotShown when the play has neither expected nor looked for anything
 */
export const judged = (play: Play, expectations: () => number): Play =>
  async function judgedPlay(context) {
    if (hasOverrides(context)) {
      await context.step(restReason, () => {})
      return
    }
    let looks = 0
    const before = expectations()
    context.canvas = counted(context.canvas, () => (looks += 1))
    await play(context)
    if (looks + expectations() === before)
      throw new NotShown(context.id, 'plays, but neither expects nor finds anything')
  }

interface Annotations {
  play?: Play
}

interface Story {
  extend: (annotations: Annotations) => Story
}

interface Meta {
  story: (annotations?: Annotations) => Story
}

interface Factory {
  meta: (annotations: Annotations) => Meta
}

/**
 * Judges the plays of all stories that a preview makes. Storybook has no hook around a play, only before and after it.
 * @param preview what `definePreview` has made; it is changed
 */
export function judgePlays(preview: object, expectations: () => number): void {
  const factory = preview as Factory
  const withJudge = <A extends Annotations | undefined>(annotations: A): A =>
    annotations?.play ? { ...annotations, play: judged(annotations.play, expectations) } : annotations

  const judgeStory = (story: Story): Story => {
    const extend = story.extend.bind(story)
    return Object.assign(story, { extend: (more: Annotations) => judgeStory(extend(withJudge(more))) })
  }
  const define = factory.meta.bind(factory)
  factory.meta = (annotations) => {
    const meta = define(withJudge(annotations))
    const defineStory = meta.story.bind(meta)
    return Object.assign(meta, { story: (own?: Annotations) => judgeStory(defineStory(withJudge(own))) })
  }
}
