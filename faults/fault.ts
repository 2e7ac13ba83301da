/** The projects of Vitest that a test file may belong to. A journey in the browser would need a build for each fault. */
export type Project = 'unit' | 'service' | 'stories'

/** One test file, named from the project's root. */
export interface TestFile {
  project: Project
  file: string
}

/** A mistake as a tired colleague makes it: it compiles, lints and reads well, and one test file must fail on it. */
export interface Fault {
  /** Short and unique, in kebab case: the run is asked for it by this name. */
  name: string
  /** The source file, from the project's root, and the text in it that the mistake replaces; it occurs exactly once. */
  file: string
  find: string
  replace: string
  noticedBy: TestFile
}
